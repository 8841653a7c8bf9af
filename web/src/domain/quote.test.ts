import { describe, expect, test } from 'vitest'
import { PRICE_UNITS, type PriceUnit, SERVICES, type Service } from './pet.ts'
import { countDays, quote } from './quote.ts'

const petAt = (price: number, priceUnit: PriceUnit, services: Service[] = ['rental', 'fostering', 'adoption']) => ({
  services,
  rate: { price, priceUnit },
})

test.each([
  ['2026-03-14', '2026-03-14', 1],
  ['2026-03-14', '2026-03-15', 2],
  ['2026-03-14', '2026-03-20', 7],
  ['2026-02-28', '2026-03-01', 2],
  ['2024-02-28', '2024-03-01', 3],
  ['2025-12-31', '2026-01-01', 2],
  // A night with a change of clocks, in Europe and in America, is a night like any other.
  ['2026-03-28', '2026-03-30', 3],
  ['2026-10-24', '2026-10-26', 3],
  ['2026-03-07', '2026-03-09', 3],
  // Never less than a day, even for an end before the start.
  ['2026-03-14', '2026-03-10', 1],
])('%s to %s is %d day(s)', (start, end, days) => {
  expect(countDays(start, end)).toBe(days)
})

/** Totals worked out by hand from specification section 9, for 1, 2, 3, 7 and 30 days. */
const DAY_COUNTS = { '2026-04-01': 1, '2026-04-02': 2, '2026-04-03': 3, '2026-04-07': 7, '2026-04-30': 30 }
const TOTALS: Record<PriceUnit, [price: number, totals: number[]][]> = {
  hour: [
    [50, [400, 800, 1200, 2800, 12000]],
    [12.34, [99, 197, 296, 691, 2962]],
  ],
  day: [
    [500, [500, 1000, 1500, 3500, 15000]],
    [99.5, [100, 199, 299, 697, 2985]],
    [0, [0, 0, 0, 0, 0]],
  ],
  week: [
    [700, [100, 200, 300, 700, 3000]],
    [250, [36, 71, 107, 250, 1071]],
  ],
  month: [
    [3000, [100, 200, 300, 700, 3000]],
    [1000, [33, 67, 100, 233, 1000]],
    [45, [2, 3, 5, 11, 45]],
  ],
}

describe.each(PRICE_UNITS)('a rate per %s', (unit) => {
  const cases = TOTALS[unit].flatMap(([price, totals]) =>
    Object.entries(DAY_COUNTS).map(([end, days], index) => [price, days, totals[index] as number, end] as const),
  )
  test.each(cases)('of ₹%d comes to ₹… for %d day(s): %d', (price, days, total, end) => {
    for (const service of ['rental', 'fostering'] as const) {
      expect(quote(petAt(price, unit), service, '2026-04-01', end)).toMatchObject({
        kind: 'rate',
        days,
        totalInRupees: total,
      })
    }
  })
})

test.each([
  [petAt(50, 'hour'), '₹50 × 8 hours × 2 days'],
  [petAt(500, 'day'), '₹500 × 2 days'],
  [petAt(700, 'week'), '₹700 a week × 2 days ÷ 7'],
  [petAt(3000, 'month'), '₹3,000 a month × 2 days ÷ 30'],
])('the quote shows how it was reached: $rate → %s', (pet, sum) => {
  expect(quote(pet, 'rental', '2026-03-14', '2026-03-15')).toMatchObject({ sum })
})

test('an adoption comes to 0 and is settled with the owner, whatever the rate and the dates', () => {
  for (const unit of PRICE_UNITS) {
    expect(quote(petAt(500, unit), 'adoption', '2026-03-14', '2026-03-20')).toEqual({
      kind: 'contact-owner',
      totalInRupees: 0,
    })
  }
})

test('fostering is free without rental, and charged at the same rate with it', () => {
  const days = ['2026-03-14', '2026-03-16'] as const
  expect(quote(petAt(500, 'day', ['fostering']), 'fostering', ...days)).toEqual({
    kind: 'free',
    totalInRupees: 0,
    days: 3,
  })
  expect(quote(petAt(500, 'day', ['rental', 'fostering']), 'fostering', ...days).totalInRupees).toBe(1500)
})

test('a pet without a rate costs nothing', () => {
  for (const service of SERVICES) {
    expect(quote({ services: ['adoption'] }, service, '2026-03-14', '2026-03-15').totalInRupees).toBe(0)
  }
})
