import { expect, test } from 'vitest'
import { oneOf, seededRandom, wholeNumber } from './random.ts'

test('The same seed gives the same numbers, another seed gives others', () => {
  const row = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(row(7)).toEqual(row(7))
  expect(row(7)).not.toEqual(row(8))
})

test('Whole numbers and choices reach both ends and go no further', () => {
  const random = seededRandom(1)
  const numbers = new Set(Array.from({ length: 500 }, () => wholeNumber(random, 1, 4)))
  expect([...numbers].sort()).toEqual([1, 2, 3, 4])
  expect(new Set(Array.from({ length: 100 }, () => oneOf(random, ['a', 'b'])))).toEqual(new Set(['a', 'b']))
  expect(() => oneOf(random, [])).toThrow(RangeError)
})
