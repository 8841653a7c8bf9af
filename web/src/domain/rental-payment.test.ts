import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPaymentState, PAYMENT_STATES, type PaymentEvent, type PaymentState } from './rental-payment.ts'
import { NO_PAYMENT_DETAILS } from './upi.ts'

const complete = { upiId: 'ananya@okbank', name: 'Ananya Rao', phone: '+91 9876543210' }
const EVENTS: Record<string, PaymentEvent> = {
  request: { type: 'request' },
  'submit complete details': { type: 'submit', details: complete },
  'submit with details missing': { type: 'submit', details: NO_PAYMENT_DETAILS },
  back: { type: 'back' },
  confirm: { type: 'confirm' },
  verified: { type: 'verified' },
  close: { type: 'close' },
  review: { type: 'review' },
  'start over': { type: 'start-over' },
}

/** Where each event leads; every pair that is not here leaves the state as it is. */
const LEADS: Partial<Record<PaymentState, Record<string, PaymentState>>> = {
  choosing: { request: 'entering-details' },
  'entering-details': {
    'submit complete details': 'paying',
    'submit with details missing': 'details-missing',
    close: 'choosing',
  },
  'details-missing': {
    'submit complete details': 'paying',
    close: 'choosing',
  },
  paying: { confirm: 'verifying', back: 'entering-details', close: 'choosing' },
  verifying: { verified: 'confirmed', close: 'choosing' },
  confirmed: { close: 'booked' },
  booked: { review: 'confirmed', 'start over': 'choosing' },
}

const pairs = PAYMENT_STATES.flatMap((state) =>
  Object.keys(EVENTS).map((event) => [state, event, LEADS[state]?.[event] ?? state] as const),
)

test.each(pairs)('%s, on “%s”, becomes %s', (state, event, expected) => {
  expect(nextPaymentState(state, EVENTS[event] as PaymentEvent)).toBe(expected)
})

test('however often and in whatever order things happen, a payment is confirmed only by a verification under way', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(EVENTS))), (events) => {
      let state: PaymentState = 'choosing'
      for (const event of events) {
        const before = state
        state = nextPaymentState(state, event)
        if (state === 'confirmed' && before !== 'confirmed') {
          expect([before, event.type]).toBeOneOf([
            ['verifying', 'verified'],
            ['booked', 'review'],
          ])
        }
      }
    }),
  )
})
