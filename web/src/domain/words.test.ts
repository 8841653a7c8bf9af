import { expect, test } from 'vitest'
import {
  breedOrType,
  formatAge,
  formatAvailablePeriod,
  formatCount,
  formatDay,
  formatPetCount,
  formatRupees,
} from './words.ts'

test.each([
  [0, '₹0'],
  [500, '₹500'],
  [99.5, '₹99.50'],
  [1234.567, '₹1,234.57'],
  [100000, '₹1,00,000'],
])('%d rupees are written %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

test.each([
  [0, '0 years'],
  [0.5, '0.5 years'],
  [1, '1 year'],
  [2, '2 years'],
])('an age of %d is written “%s”', (years, text) => {
  expect(formatAge(years)).toBe(text)
})

test('the number of pets is said in words that fit it', () => {
  expect([0, 1, 5].map(formatPetCount)).toEqual(['Showing 0 pets', 'Showing 1 pet', 'Showing 5 pets'])
})

test('a large number is written as in India', () => {
  expect([12, 1041, 100_000].map(formatCount)).toEqual(['12', '1,041', '1,00,000'])
})

test('a pet without a breed goes by its type', () => {
  expect(breedOrType({ type: 'dog', breed: 'Indie' })).toBe('Indie')
  expect(breedOrType({ type: 'bird' })).toBe('Bird')
})

test('a day is written as it stands, whatever the zone', () => {
  expect(formatDay('2026-01-01')).toBe('1 January 2026')
  expect(formatDay('2026-03-29')).toBe('29 March 2026')
})

test.each([
  [{}, ''],
  [{ fromDate: '2026-03-01' }, 'From 1 March 2026'],
  [{ toDate: '2026-06-30' }, 'Until 30 June 2026'],
  [{ fromDate: '2026-03-01', toDate: '2026-06-30' }, 'From 1 March 2026 until 30 June 2026'],
])('the available days %j are written “%s”', (period, text) => {
  expect(formatAvailablePeriod({ available: true, ...period })).toBe(text)
})
