/** A source of numbers from 0 up to but not including 1. */
export type Random = () => number

/**
 * The same seed always gives the same row of numbers (mulberry32), so that a load can be repeated.
 * Not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `from` to `to`, both included. */
export function wholeNumber(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

/**
 * One of the list.
 * @throws {RangeError} where the list is empty
 */
export function oneOf<Item>(random: Random, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError('There is nothing to choose from.')
  return list[Math.floor(random() * list.length)] as Item
}
