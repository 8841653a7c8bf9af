import { type CalendarDay, daysFrom } from './calendar-day.ts'
import type { Pet, PriceUnit, Service } from './pet.ts'
import { formatRupees } from './words.ts'

/** What a booking comes to. `sum` is how the total was reached: '₹500 × 2 days'. */
export type Quote =
  | { kind: 'contact-owner'; totalInRupees: 0 }
  | { kind: 'free'; totalInRupees: 0; days: number }
  | { kind: 'rate'; totalInRupees: number; days: number; sum: string }

/** Rented by the hour, a pet is paid for eight hours a day (specification section 9). */
const HOURS_PER_DAY = 8

/** What the total is of the rate: per unit, how often it is paid for the days. */
const UNIT_SUMS: Record<PriceUnit, { factor: (days: number) => number; words: (days: string) => string }> = {
  hour: { factor: (days) => days * HOURS_PER_DAY, words: (days) => `× ${HOURS_PER_DAY} hours × ${days}` },
  day: { factor: (days) => days, words: (days) => `× ${days}` },
  week: { factor: (days) => days / 7, words: (days) => `a week × ${days} ÷ 7` },
  month: { factor: (days) => days / 30, words: (days) => `a month × ${days} ÷ 30` },
}

/** The days of a booking, both ends counted, one at least. */
export const countDays = (start: CalendarDay, end: CalendarDay): number => Math.max(1, daysFrom(start, end) + 1)

/**
 * What the service costs from `start` to `end`, both days counted, in whole rupees (specification section 9).
 * A pet without a rate (`rate` undefined) has no rental; its fostering is free.
 */
export function quote(
  pet: { services: Service[]; rate?: Pick<Pet, 'price' | 'priceUnit'> },
  service: Service,
  start: CalendarDay,
  end: CalendarDay,
): Quote {
  if (service === 'adoption') return { kind: 'contact-owner', totalInRupees: 0 }
  const days = countDays(start, end)
  if (!pet.rate || (service === 'fostering' && !pet.services.includes('rental'))) {
    return { kind: 'free', totalInRupees: 0, days }
  }
  const { price, priceUnit } = pet.rate
  const { factor, words } = UNIT_SUMS[priceUnit]
  return {
    kind: 'rate',
    totalInRupees: Math.round(price * factor(days)),
    days,
    sum: `${formatRupees(price)} ${words(`${days} ${days === 1 ? 'day' : 'days'}`)}`,
  }
}
