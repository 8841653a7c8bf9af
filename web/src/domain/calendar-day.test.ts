import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, daysFrom, isCalendarDay } from './calendar-day.ts'

test.each(['2026-01-01', '2024-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '26-01-01',
  '',
  'today',
  '2026-01-01T00:00',
])('“%s” is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false)
})

describe('today is the visitor’s own day', () => {
  test('a minute after midnight and a minute before', () => {
    expect(dayOf(new Date(2026, 0, 1, 0, 1))).toBe('2026-01-01')
    expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01')
  })

  test('also in India’s first hours, when it is still yesterday in UTC', () => {
    const halfPastMidnightInIndia = new Date('2026-03-14T19:00:00Z')
    const expected = { 'Asia/Kolkata': '2026-03-15', UTC: '2026-03-14' }[process.env.TZ ?? 'UTC']
    expect(dayOf(halfPastMidnightInIndia)).toBe(expected)
  })
})

describe('days are counted', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }).map(dayOf)

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // Clocks change in Europe on the first, in America on the second.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-01', 1, '2026-11-02'],
  ])('%s and %d is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })

  test('there and back, over every month, leap day and change of clocks', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysFrom(day, addDays(day, count))).toBe(count)
      }),
    )
  })
})
