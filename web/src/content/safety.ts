import type { Article } from './article.ts'
import { CONTACT } from './product.ts'

export const SAFETY: Article = {
  title: 'Safety Guidelines',
  lead: 'Ten minutes of care before a booking save most of the trouble after it. These are for owners and renters alike.',
  sections: [
    {
      id: 'before',
      title: 'Before you meet',
      body: [
        {
          list: [
            'Read the whole listing: what the pet eats, what it fears, how much time it needs.',
            'Tell the truth about your home: other animals, children, balconies, hours when nobody is there.',
            'Ask for the vaccination record, and see that the rabies vaccination of a dog or cat is up to date.',
            'Check that your housing society and your landlord agree to a pet.',
            'Keep what you agree in writing, in messages that both of you can read again.',
          ],
        },
      ],
    },
    {
      id: 'meeting',
      title: 'When you meet',
      body: [
        {
          list: [
            'Meet first in a public place in daylight, such as a park, and bring somebody along if you like.',
            'Let the pet come to you. Give it time, and do not lift it or stare at it at once.',
            'Watch the pet with its owner: that shows what it is used to.',
            'Compare the person with the profile and ask for a photo ID if you are unsure. You need not hand over a copy.',
            'If anything feels wrong, leave. Nobody has to give a reason for saying no.',
          ],
        },
      ],
    },
    {
      id: 'staying',
      title: 'While the pet is with you',
      body: [
        {
          list: [
            'Keep to its own food and to its own times. A new diet upsets most stomachs.',
            'Keep a dog on a lead outdoors, a cat indoors, and windows, balconies and gates closed.',
            'Never leave a pet alone in a parked car, on a terrace or in the sun. Fresh water should always be within reach.',
            'Stay with the pet when children are around.',
            'Have a carrier or lead with a tag that shows the owner’s phone number.',
            'Send the owner a message and a picture each day.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'When you pay',
      body: [
        'Payments go directly from you to the owner by UPI. We do not hold or return money, so take care before you pay.',
        {
          list: [
            'Meet the owner and the pet first. Pay nobody you have not met.',
            'Check that the name that your UPI app shows is the owner’s before you enter your PIN.',
            'You never need your UPI PIN, an OTP or a QR code scan to receive money. Whoever asks for that is cheating you.',
            'Keep the UPI transaction ID.',
          ],
        },
      ],
    },
    {
      id: 'emergency',
      title: 'In an emergency',
      body: [
        {
          list: [
            'See that the pet is safe first, then call the owner.',
            'Know the nearest vet that is open at night before the stay begins, and agree who pays for treatment.',
            'If the pet is lost, tell the owner at once, search nearby, and ask the neighbours and the guards.',
            'After a bite, wash the wound with soap under running water for 15 minutes and see a doctor the same day about rabies.',
            'If a person is in danger, call 112.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report a concern',
      body: [
        [
          'If you see cruelty, neglect, a false listing or a person who frightens you, write to ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          ` or call ${CONTACT.phone.shown} (${CONTACT.phoneHours}). We aim to answer ${CONTACT.supportResponse}. Cruelty to animals is an offence in India: you can also go to the police or to an animal welfare organisation in your city.`,
        ],
      ],
    },
  ],
}
