import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withDeadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives the result of work that is in time, and leaves no timer behind', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1000, () => 'late')).resolves.toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up on work that never ends, at the deadline and not before', async () => {
  const settled = vi.fn()
  const result = withDeadline(new Promise<string>(() => {}), 1000, () => 'late').then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await result
  expect(settled).toHaveBeenCalledExactlyOnceWith('late')
})

it('passes on the error of work that fails in time, and leaves no timer behind', async () => {
  const failing = Promise.reject(new Error('broken'))
  await expect(withDeadline(failing, 1000, () => undefined)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
