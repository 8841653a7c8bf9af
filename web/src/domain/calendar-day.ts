/**
 * A day of the calendar written YYYY-MM-DD, with no time and no zone. A `Date` would drag in both:
 * through `toISOString`, midnight in India is still the day before.
 */
export type CalendarDay = string

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the text is a day that exists: 2026-02-30 does not. */
export function isCalendarDay(text: string): text is CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The day that it is, at that moment, where the visitor is. */
export function dayOf(moment: Date): CalendarDay {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days later the second day is: 0 for the same day, negative where it comes first. */
export function daysFrom(first: CalendarDay, second: CalendarDay): number {
  return (midnight(second) - midnight(first)) / DAY_MS
}

/** Milliseconds. Days are counted in UTC, where each has 24 hours: no summer time to lose an hour to. */
const midnight = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)
