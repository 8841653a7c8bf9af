import { expect, test } from 'vitest'
import type { Service } from './pet.ts'
import { priceLabel } from './price-label.ts'

const RATE = { price: 500, priceUnit: 'day' } as const

test.each<[Service[], object]>([
  [['rental'], { amount: '₹500', per: 'day' }],
  [['rental', 'fostering', 'adoption'], { amount: '₹500', per: 'day' }],
  [['fostering'], { amount: 'Free to foster' }],
  [['fostering', 'adoption'], { amount: 'Free to foster' }],
  [['adoption'], { amount: 'Contact owner' }],
  [[], { amount: 'Contact owner' }],
])('a pet offered for %j is labelled %j', (services, label) => {
  expect(priceLabel(services, RATE)).toEqual(label)
})

test('a pet without a rate, as those of the adoption page, has none to show', () => {
  expect(priceLabel(['adoption'], undefined)).toEqual({ amount: 'Contact owner' })
})
