import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const created = new Date('2026-05-10T10:00:00+05:30')
const wanted = { name: 'Bruno', created, reviews: [{ rating: 5, date: '2026-05-31' }], services: { rental: true } }
const stored = {
  services: { rental: true },
  reviews: [{ date: '2026-05-31', rating: 5 }],
  created: Timestamp.fromDate(created),
  name: 'Bruno',
}

test('What is not there is added', () => {
  expect(compare(wanted, undefined)).toBe('added')
})

test('What is there with the same fields, in whatever order, is left as it is', () => {
  expect(compare(wanted, stored)).toBe('unchanged')
})

test.each([
  ['another text', { ...stored, name: 'Brownie' }],
  ['another time', { ...stored, created: Timestamp.fromMillis(created.getTime() + 1) }],
  ['a time that is a text', { ...stored, created: created.toISOString() }],
  ['another value deep inside', { ...stored, reviews: [{ date: '2026-05-31', rating: 4 }] }],
  ['a review too many', { ...stored, reviews: [...stored.reviews, ...stored.reviews] }],
  ['a field too many', { ...stored, secret: true }],
  ['a field too few', { ...stored, services: {} }],
  ['null for a list', { ...stored, reviews: null }],
])('%s is a change', (_, other) => {
  expect(compare(wanted, other)).toBe('changed')
})
