import { expect, test } from 'vitest'
import { aPet } from './pet-examples.ts'
import { priceLabel } from './price-label.ts'

test.each([
  [
    { rental: true, fostering: false, adoption: false },
    { amount: '₹500', per: 'day' },
  ],
  [
    { rental: true, fostering: true, adoption: true },
    { amount: '₹500', per: 'day' },
  ],
  [{ rental: false, fostering: true, adoption: false }, { amount: 'Free to foster' }],
  [{ rental: false, fostering: true, adoption: true }, { amount: 'Free to foster' }],
  [{ rental: false, fostering: false, adoption: true }, { amount: 'Contact owner' }],
  [{ rental: false, fostering: false, adoption: false }, { amount: 'Contact owner' }],
])('a pet offered as %j is labelled %j', (services, label) => {
  expect(priceLabel(aPet({ services }))).toEqual(label)
})
