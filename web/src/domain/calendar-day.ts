/**
 * A day of the calendar written YYYY-MM-DD, with no time and no zone. A `Date` would drag in both:
 * through `toISOString`, midnight in India is still the day before.
 */
export type CalendarDay = string

/** Whether the text is a day that exists: 2026-02-30 does not. */
export function isCalendarDay(text: string): text is CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
