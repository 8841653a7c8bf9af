import type { Article } from './article.ts'
import { CONTACT, PRODUCT } from './product.ts'

export const ABOUT: Article = {
  title: `About ${PRODUCT.name}`,
  lead: 'Saathi means companion. We bring together people who have a pet and people who would love time with one.',
  sections: [
    {
      id: 'why',
      title: 'Why we are here',
      body: [
        'Many of us in Indian cities grew up with animals and now live without one: the flat is rented, the hours are long, the next transfer is near. At the same time many owners travel and look for somebody kind to stay with their pet, and many animals wait for a family.',
        `${PRODUCT.name} is the place where they find each other. An owner lists a pet, says what it needs and names a rate. A visitor looks, meets the pet, and brings it home for a day, for a season or for life.`,
      ],
    },
    {
      id: 'services',
      title: 'Three ways to be together',
      body: [
        {
          list: [
            [
              'Rental: a pet joins you for a day or a week, at the owner’s rate. ',
              { text: 'See pets for rent', to: '/pets?service=rental' },
              '.',
            ],
            [
              'Fostering: you give a pet a home for a while. ',
              { text: 'See pets to foster', to: '/pets?service=fostering' },
              '.',
            ],
            ['Adoption: a pet becomes part of your family. ', { text: 'See pets to adopt', to: '/adoption' }, '.'],
          ],
        },
      ],
    },
    {
      id: 'money',
      title: 'No platform fees',
      body: [
        'Owners set their own rates. You pay the owner directly by UPI, and we charge no platform fee and no commission for basic services. We never hold your money.',
      ],
    },
    {
      id: 'animals-first',
      title: 'The animal comes first',
      body: [
        [
          'A pet is not a toy for an afternoon. Every listing has room for what the pet needs, every first meeting should be calm and on neutral ground, and an owner may say no at any time. Our ',
          { text: 'safety guidelines', to: '/safety' },
          ' say how we think it should go.',
        ],
      ],
    },
    {
      id: 'say-hello',
      title: 'Say hello',
      body: [
        [
          'We work from Indiranagar in Bangalore. Write to us through the ',
          { text: 'contact page', to: '/contact' },
          ', at ',
          { text: CONTACT.supportEmail, to: `mailto:${CONTACT.supportEmail}` },
          ', or look at the ',
          { text: 'positions we have open', to: '/careers' },
          '.',
        ],
      ],
    },
  ],
}
