import { type Dispatch, useEffect, useReducer } from 'react'
import { nextPaymentState, type PaymentEvent, type PaymentState } from '../../domain/rental-payment.ts'
import { VERIFYING_MS } from '../../domain/simulated-delays.ts'
import { showToast } from '../../ui/toast.ts'

/** Where the payment stands, and what happens to it. The simulated verification runs only in its own state. */
export function useRentalPayment(): [PaymentState, Dispatch<PaymentEvent>] {
  const [state, dispatch] = useReducer(nextPaymentState, 'choosing')

  useEffect(() => {
    if (state !== 'verifying') return
    const timer = setTimeout(() => {
      dispatch({ type: 'verified' })
      showToast({ kind: 'success', text: 'Payment confirmed!' })
    }, VERIFYING_MS)
    // Closing the dialog or leaving the page ends the verification: nothing is confirmed behind one's back.
    return () => clearTimeout(timer)
  }, [state])

  return [state, dispatch]
}
