import { missingDetails, type PaymentDetails } from './upi.ts'

/**
 * The way of a rental from the request to the confirmed payment, as one machine (specification section 4). A state
 * answers only the events it names; any other leaves it as it is, so a second click or a late timer does nothing.
 *
 *   choosing ─request→ entering-details ─submit→ paying ─confirm→ verifying ─verified→ confirmed ─close→ booked
 *
 * `close` on the way there leads back to `choosing`, `back` from `paying` to `entering-details`. What was typed is
 * kept all along; only `start-over` forgets the transaction.
 */
export type PaymentState =
  | 'choosing'
  | 'entering-details'
  | 'details-missing'
  | 'paying'
  | 'verifying'
  | 'confirmed'
  | 'booked'

export type PaymentEvent =
  | { type: 'request' }
  | { type: 'submit'; details: PaymentDetails }
  | { type: 'back' }
  | { type: 'confirm' }
  | { type: 'verified' }
  | { type: 'close' }
  | { type: 'review' }
  | { type: 'start-over' }

export const PAYMENT_STATES = [
  'choosing',
  'entering-details',
  'details-missing',
  'paying',
  'verifying',
  'confirmed',
  'booked',
] as const satisfies PaymentState[]

/** The state that follows. Pure: timers, toasts and what was typed are the caller's. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (state) {
    case 'choosing':
      return event.type === 'request' ? 'entering-details' : state
    case 'entering-details':
    case 'details-missing':
      if (event.type === 'submit') return missingDetails(event.details).length > 0 ? 'details-missing' : 'paying'
      return event.type === 'close' ? 'choosing' : state
    case 'paying':
      if (event.type === 'confirm') return 'verifying'
      if (event.type === 'back') return 'entering-details'
      return event.type === 'close' ? 'choosing' : state
    case 'verifying':
      if (event.type === 'verified') return 'confirmed'
      return event.type === 'close' ? 'choosing' : state
    case 'confirmed':
      return event.type === 'close' ? 'booked' : state
    case 'booked':
      if (event.type === 'review') return 'confirmed'
      return event.type === 'start-over' ? 'choosing' : state
  }
}
