import { type Dispatch, useEffect, useRef } from 'react'
import type { PetProfile } from '../../domain/pet-profile.ts'
import type { Quote } from '../../domain/quote.ts'
import type { PaymentEvent, PaymentState } from '../../domain/rental-payment.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { BookingDraft } from './booking-draft.ts'
import { PaymentDetailsForm } from './payment-details-form.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PaymentSummary } from './payment-summary.tsx'

export type PaymentDialogProps = {
  pet: PetProfile
  quote: Quote
  draft: BookingDraft
  onChange: (change: Partial<BookingDraft>) => void
  state: PaymentState
  dispatch: Dispatch<PaymentEvent>
}

type Step = 'details' | 'pay' | 'summary'

/** What the dialog shows in each state of the payment; it is closed in those that are not here. */
const STEPS: Partial<Record<PaymentState, Step>> = {
  'entering-details': 'details',
  'details-missing': 'details',
  paying: 'pay',
  verifying: 'pay',
  confirmed: 'summary',
}

const TITLES: Record<Step, string> = {
  details: 'Who do you pay?',
  pay: 'Pay by UPI',
  summary: 'Payment Confirmed',
}

/** UPI details, QR code, confirmation: the way of a rental in one dialog (specification section 4, Booking). */
export function PaymentDialog(props: PaymentDialogProps) {
  const { state, dispatch } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const step = STEPS[state]

  useEffect(() => {
    if (!step) {
      dialog.current?.close()
      return
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    // Another step is another place: its heading takes the focus, else it would stay on a button that is gone.
    dialog.current?.querySelector('h2')?.focus()
    dialog.current?.scrollTo(0, 0)
  }, [step])

  return (
    <Dialog
      ref={dialog}
      title={TITLES[step ?? 'details']}
      // Also for the × and Esc. What closes without having been open is ignored by the machine.
      onClose={(event) => event.target === event.currentTarget && dispatch({ type: 'close' })}
    >
      {step === 'details' && <PaymentDetailsForm {...props} />}
      {step === 'pay' && <PaymentStep {...props} />}
      {step === 'summary' && <PaymentSummary {...props} />}
    </Dialog>
  )
}
