import type { Article } from './article.ts'
import { LEGAL_UPDATED } from './legal-date.ts'
import { CONTACT, PRODUCT } from './product.ts'

export const TERMS: Article = {
  title: 'Terms of Service',
  lead: `What you agree to when you use ${PRODUCT.name}, in plain words.`,
  updated: LEGAL_UPDATED,
  sections: [
    {
      id: 'agreement',
      title: 'These terms',
      body: [
        `“${PRODUCT.name}”, “we” and “us” mean the people who run this website. “You” means whoever uses it. By using the website you agree to these terms and to the policies they name. If you do not agree, please do not use it.`,
        [
          'The ',
          { text: 'privacy policy', to: '/privacy' },
          ' and the ',
          { text: 'cookie policy', to: '/cookies' },
          ' are part of these terms.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who may use it',
      body: [
        'Our services are not for children under 18. You must be 18 or older, and able to make a contract under Indian law, to book, foster, adopt or list a pet.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do, and what we do not',
      body: [
        `${PRODUCT.name} is a meeting place. We show pets that owners offer for rental, fostering or adoption, and help you find one. What you agree with the other person is a contract between the two of you, and we are no party to it.`,
        'We do not own, keep, transport, insure or treat the animals. We do not promise that a pet is healthy, gentle or available, or that a booking takes place.',
        'Parts of this website are a preview: listings, booking requests and messages that you send through its forms are not yet passed on. Where it matters, write to us by email.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You can look at pets without an account. Listing a pet requires one. Give true details, keep your password to yourself, and tell us if somebody else uses your account. You answer for what is done with it.',
      ],
    },
    {
      id: 'owners',
      title: 'If you list a pet',
      body: [
        {
          list: [
            'You are the owner of the pet, or act with the owner’s consent.',
            'What you write and show is true and up to date, above all about health, vaccination and temper.',
            'The pet may be kept under Indian law, and its licence, where your city asks for one, is valid.',
            'You set your own rate and state it in full. You pay any tax that is due on what you earn.',
            'You may refuse anybody, though not because of religion, caste, region, sex or disability.',
          ],
        },
      ],
    },
    {
      id: 'renters',
      title: 'If you rent, foster or adopt a pet',
      body: [
        {
          list: [
            'You care for the pet as its owner has asked, and follow the law against cruelty to animals.',
            'You do not lend, sell, breed or move the pet elsewhere without the owner’s consent.',
            'You bring it back on the day agreed, in the state in which it came to you.',
            'You tell the owner at once if it is ill, hurt or lost.',
            'You answer for damage that you cause by carelessness, to the pet and to others.',
          ],
        },
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      body: [
        'Payments are made directly between users by UPI. We charge no platform fee or commission for basic services. We do not receive, hold or check the payment, and a confirmation on this website is no receipt from a bank.',
        'Cancellations and refunds are a matter between owner and renter. We do not handle refunds: agree before you pay what happens if plans change.',
        'Fostering without rental is free. The terms of an adoption are settled with the owner.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you must not do',
      body: [
        {
          list: [
            'Harm, neglect or sell animals, or offer wild or protected species.',
            'Deceive, threaten, harass or discriminate against other people.',
            'Upload what is unlawful, or what belongs to somebody else.',
            'Collect other people’s details, send advertising, or disturb the website’s working.',
          ],
        },
        'We may remove a listing or close an account that breaks these rules.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you write and show',
      body: [
        'Your words and photos stay yours. You allow us to show them on the website for as long as they are listed there. You say that you have the right to give this permission.',
      ],
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      body: [
        'We run the website with care, but as it is: it may have faults or be out of reach. As far as the law allows, we are not responsible for what users do, for what happens during a stay, or for payments between users.',
        'Nothing in these terms takes away rights that the law gives you as a consumer, or limits our responsibility for harm that we cause on purpose or by gross carelessness.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'We may change these terms. The day of the last change stands at the top. If you use the website after a change, the new terms apply.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'Indian law applies. Please write to us first: most matters can be settled in a conversation. If that fails, the courts of Bangalore, Karnataka decide, unless the law gives you another court.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      body: [
        [
          'Write to ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          ` (we aim to answer ${CONTACT.supportResponse}) or call ${CONTACT.phone.shown}, ${CONTACT.phoneHours}. More ways are on the `,
          { text: 'contact page', to: '/contact' },
          '.',
        ],
      ],
    },
  ],
}
