import { useState } from 'react'
import { type BookingDates, defaultDates } from '../../domain/booking-dates.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Service } from '../../domain/pet.ts'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { NO_PAYMENT_DETAILS, type PaymentDetails } from '../../domain/upi.ts'

/** What the visitor has chosen and typed for one pet. */
export type BookingDraft = {
  service: Service
  dates: BookingDates
  details: PaymentDetails
  transactionId: string
}

/** By pet. In memory alone: it outlives a step to another page and back, not the visit; UPI IDs are kept nowhere. */
const drafts = new Map<string, BookingDraft>()

/** The draft for the pet, and what changes a part of it. */
export function useBookingDraft(
  pet: PetProfile,
  today: CalendarDay,
): [BookingDraft, (change: Partial<BookingDraft>) => void] {
  const [draft, setDraft] = useState(() => drafts.get(pet.id) ?? newDraft(pet, today))
  return [
    draft,
    (change) =>
      setDraft((before) => {
        const next = { ...before, ...change }
        drafts.set(pet.id, next)
        return next
      }),
  ]
}

/** Rental if offered, else fostering, else adoption; today until tomorrow (specification section 2, Booking card). */
function newDraft(pet: PetProfile, today: CalendarDay): BookingDraft {
  return {
    // `services` is in that order. A pet that is offered for nothing can't be requested at all.
    service: pet.services[0] ?? 'adoption',
    dates: defaultDates(today),
    details: NO_PAYMENT_DETAILS,
    transactionId: '',
  }
}
