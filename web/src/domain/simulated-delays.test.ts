import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLeast } from './simulated-delays.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const settled = (promise: Promise<unknown>) => {
  let state = 'pending'
  promise.then(
    () => (state = 'fulfilled'),
    () => (state = 'rejected'),
  )
  return () => state
}

test('a quick read is shown when the simulated time is over, not before', async () => {
  const state = settled(atLeast(500, Promise.resolve('pet')))
  await vi.advanceTimersByTimeAsync(499)
  expect(state()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('fulfilled')
})

test('a slow read is shown as soon as it is there: the simulated time is not added to it', async () => {
  const slow = new Promise((resolve) => setTimeout(resolve, 800, 'pet'))
  const state = settled(atLeast(500, slow))
  await vi.advanceTimersByTimeAsync(799)
  expect(state()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('fulfilled')
})

test('a failed read is told at once', async () => {
  const state = settled(atLeast(500, Promise.reject(new Error('no network'))))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('rejected')
})
