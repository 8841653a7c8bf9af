import type { Article } from './article.ts'
import { CONTACT, PRODUCT } from './product.ts'

export const TRUST: Article = {
  title: 'Trust & Safety',
  lead: `How people get to know one another on ${PRODUCT.name}, and what we can and cannot do for you.`,
  sections: [
    {
      id: 'verification',
      title: 'Who is who',
      body: [
        'Owners undergo government ID verification. Users can verify their email address and their phone number.',
        'A verified identity tells you that a person is who they say. It does not tell you how they are with animals: meet them, and meet the pet, before you decide.',
      ],
    },
    {
      id: 'reviews',
      title: 'What others say',
      body: [
        'A pet’s page shows the reviews of people who have spent time with it, and their average in stars. Read what they write as well as the number: one careful sentence says more than five stars.',
      ],
    },
    {
      id: 'payments',
      title: 'Direct payments',
      body: [
        'You pay the owner directly by UPI, from your own UPI app and with your own PIN. We see neither your bank account nor your PIN, we never hold your money, and we charge no platform fee or commission for basic services.',
        'It follows that we cannot take a payment back. If a booking does not happen, settle the return of the money with the owner; agree how before you pay.',
      ],
    },
    {
      id: 'adults',
      title: 'Adults only',
      body: [
        'Our services are not for children under 18. Whoever books, fosters, adopts or lists must be 18 or older.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What has no place here',
      body: [
        {
          list: [
            'Cruelty or neglect of any kind, or pets that are ill and offered as well.',
            'Wild animals and species protected by Indian law, among them native parakeets and star tortoises.',
            'Breeding, fights, begging, or the sale of animals.',
            'Listings with untrue words or with pictures of another animal.',
            'Asking for money before a meeting, or for a PIN or an OTP.',
          ],
        },
      ],
    },
    {
      id: 'help',
      title: 'If something goes wrong',
      body: [
        [
          'Read the ',
          { text: 'safety guidelines', to: '/safety' },
          ' before a first meeting. If you need us, write through ',
          { text: 'Help & Support', to: '/help' },
          ' or to ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          `; we aim to answer ${CONTACT.supportResponse}. By phone we are there ${CONTACT.phoneHours}, on ${CONTACT.phone.shown}.`,
        ],
      ],
    },
  ],
}
