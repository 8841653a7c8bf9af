import type { FaqItem, Text } from './article.ts'
import { CONTACT } from './product.ts'

/** The three cards of Help & Support (specification section 2). */
export const HELP_CARDS: { icon: 'general' | 'owners' | 'renters'; title: string; text: Text }[] = [
  {
    icon: 'general',
    title: 'General Questions',
    text: ['How PawSaathi works, what it costs and how we keep it safe. ', { text: 'Read all FAQs', to: '/faqs' }],
  },
  {
    icon: 'owners',
    title: 'Pet Owners',
    text: ['How to list your pet, set your own rate and be paid by UPI. ', { text: 'List your pet', to: '/host' }],
  },
  {
    icon: 'renters',
    title: 'Pet Renters',
    text: ['How to find a pet, meet its owner, and book and pay. ', { text: 'Browse pets', to: '/pets' }],
  },
]

/** The six questions of Help & Support. One of them says that listing needs an account (specification section 2). */
export const HELP_FAQS: FaqItem[] = [
  {
    id: 'find-a-pet',
    question: 'How do I find a pet near me?',
    answer: [
      'Open ',
      { text: 'Browse Pets', to: '/pets' },
      ' and choose the kind of pet, the service (rental, fostering or adoption) and what you would pay per day. Every card names the city; the pet’s own page names the area, what the pet needs and when it is available.',
    ],
  },
  {
    id: 'need-an-account',
    question: 'Do I need an account to list my pet?',
    answer: [
      'Yes. Listing a pet requires an account, so that renters know who they are dealing with. ',
      { text: 'Sign up', to: '/signup' },
      ' with Google or with your email address, then go to ',
      { text: 'Become a Host', to: '/host' },
      '. Looking at pets needs no account.',
    ],
  },
  {
    id: 'booking',
    question: 'How do I book a pet?',
    answer:
      'On the pet’s page choose the service and the dates, then Request Booking. For a rental you enter the UPI details that the owner gave you when you met, and pay by QR code. For fostering or adoption your request is all it takes: the rest you settle with the owner.',
  },
  {
    id: 'paying',
    question: 'How do I pay, and what does PawSaathi charge?',
    answer:
      'You pay the owner directly by UPI, from your own UPI app. We charge no platform fee and no commission for basic services. We never hold your money, so we cannot return it either: agree with the owner beforehand what happens if plans change.',
  },
  {
    id: 'trouble',
    question: 'The pet is ill or something goes wrong. What do I do?',
    answer: [
      'See that the pet is safe and call the owner first; for anything serious go to the nearest vet. Our ',
      { text: 'safety guidelines', to: '/safety' },
      ' list what to do in an emergency. Then write to us at ',
      { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
      '.',
    ],
  },
  {
    id: 'response-time',
    question: 'How soon does support answer?',
    answer: [
      'We aim to answer within 24 hours. By phone we are there Monday to Friday, 9am to 6pm IST; the number is on the ',
      { text: 'contact page', to: '/contact' },
      '.',
    ],
  },
]
