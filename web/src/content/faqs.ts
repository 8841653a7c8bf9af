import type { FaqItem } from './article.ts'

/** The four groups of three questions of the FAQ page (specification section 2). */
export const FAQ_GROUPS: { id: string; title: string; items: FaqItem[] }[] = [
  {
    id: 'general',
    title: 'General Questions',
    items: [
      {
        id: 'what-is-it',
        question: 'What is PawSaathi?',
        answer:
          'A place where pet owners in India meet people who would like to rent, foster or adopt a pet. Owners list their pets and set their own rates; you meet the owner, agree on the dates and pay the owner directly.',
      },
      {
        id: 'who-can-use-it',
        question: 'Who can use it?',
        answer:
          'Everybody of 18 years or more. Our services are not for children under 18. Anyone may look at the pets; listing one requires an account.',
      },
      {
        id: 'is-it-safe',
        question: 'How do I know whom I am dealing with?',
        answer: [
          'Owners undergo government ID verification, and users can verify their email address and phone number. Meet in a public place first all the same, and read our ',
          { text: 'safety guidelines', to: '/safety' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'rental',
    title: 'Pet Rental',
    items: [
      {
        id: 'rates',
        question: 'What does it cost to rent a pet?',
        answer:
          'Owners set their own rates. Typical rates are ₹300 to ₹1,000 per day for dogs and ₹200 to ₹600 per day for cats. The pet’s page shows its rate, and the total for your dates before you request a booking.',
      },
      {
        id: 'how-long',
        question: 'How long can I rent a pet for?',
        answer:
          'As long as you and the owner agree, from one day on. Both the first and the last day count. Some owners set a rate per week; some say from and until when their pet is available.',
      },
      {
        id: 'what-to-prepare',
        question: 'What do I need to have at home?',
        answer: [
          'Each listing names what the pet requires: its food, its walks, its company. Ask the owner for its own bowl, bedding and vaccination record, and make balconies and windows safe. Our ',
          { text: 'safety guidelines', to: '/safety' },
          ' have the full list.',
        ],
      },
    ],
  },
  {
    id: 'fostering-and-adoption',
    title: 'Fostering & Adoption',
    items: [
      {
        id: 'difference',
        question: 'What is the difference between fostering and adoption?',
        answer:
          'Fostering is for a time: the pet lives with you while its owner travels, moves or needs help, and then goes back. Adoption is for good: the pet becomes part of your family, and you answer for it for life.',
      },
      {
        id: 'fostering-cost',
        question: 'Do I pay for fostering?',
        answer:
          'Where a pet is offered for fostering and not for rental, fostering is free. Where it is offered for both, the owner’s rate applies to both. Agree with the owner who buys the food and who pays the vet.',
      },
      {
        id: 'how-to-adopt',
        question: 'How do I adopt a pet?',
        answer: [
          'Look at the pets on ',
          { text: 'Pet Adoption', to: '/adoption' },
          ', open the page of one and request it. There is no price on the page: you talk to the owner, who will want to know your home and your family, and settle the terms together.',
        ],
      },
    ],
  },
  {
    id: 'account-and-payment',
    title: 'Account & Payment',
    items: [
      {
        id: 'sign-up',
        question: 'How do I open an account?',
        answer: [
          'Choose ',
          { text: 'Sign up', to: '/signup' },
          ' and continue with Google, or enter your name, your email address and a password. An account costs nothing.',
        ],
      },
      {
        id: 'how-to-pay',
        question: 'How does payment work?',
        answer:
          'You pay the owner directly by UPI. Enter the UPI ID, name and phone number that the owner gave you, scan the QR code with your UPI app, check the name that the app shows, and pay. Keep the transaction ID.',
      },
      {
        id: 'fees-and-refunds',
        question: 'Are there fees, and can I get a refund?',
        answer:
          'We charge no platform fee and no commission for basic services. The money goes straight to the owner and never to us, so a refund is a matter between you and the owner. Agree on it before you pay.',
      },
    ],
  },
]
