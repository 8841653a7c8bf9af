import { addDays, type CalendarDay, isCalendarDay } from './calendar-day.ts'

/** The dates as the visitor entered them: either may be empty or impossible. */
export type BookingDates = { start: string; end: string }

/** What is wrong with a date, in words for the visitor. Nothing is wrong where there are none. */
export type DateProblems = { start?: string; end?: string }

/** Today until tomorrow. */
export const defaultDates = (today: CalendarDay): BookingDates => ({ start: today, end: addDays(today, 1) })

/** The dates with another start: an end that would come before it moves to the day after (specification section 5). */
export function withStart(dates: BookingDates, start: string): BookingDates {
  const moves = isCalendarDay(start) && (!isCalendarDay(dates.end) || dates.end < start)
  return { start, end: moves ? addDays(start, 1) : dates.end }
}

/** Checks the dates by specification section 5. Written YYYY-MM-DD, an earlier day is a smaller text. */
export function checkDates({ start, end }: BookingDates, today: CalendarDay): DateProblems {
  const problems: DateProblems = {}
  if (!isCalendarDay(start)) problems.start = 'Please choose a start date.'
  else if (start < today) problems.start = 'The start date cannot be in the past.'
  if (!isCalendarDay(end)) problems.end = 'Please choose an end date.'
  else if (end < today) problems.end = 'The end date cannot be in the past.'
  else if (isCalendarDay(start) && end < start) problems.end = 'The end date cannot be before the start date.'
  return problems
}
