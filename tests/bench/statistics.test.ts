import { expect, it } from 'vitest'
import { median, quantile } from './statistics.ts'

it('takes the middle one, in whatever order they come', () => {
  expect(median([900, 10, 30, 20, 25])).toBe(25)
})

it('takes the higher of the two in the middle, so that a slow half counts', () => {
  expect(median([1, 2, 3, 4])).toBe(3)
})

it('does not reorder what it is given', () => {
  const numbers = [3, 1, 2]
  median(numbers)
  expect(numbers).toEqual([3, 1, 2])
})

it('takes the highest where nothing may exceed it', () => {
  expect(quantile([5, 9, 7], 1)).toBe(9)
})

it('has no median of nothing', () => {
  expect(median([])).toBeNaN()
})
