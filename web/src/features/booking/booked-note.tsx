import { CircleCheck } from 'lucide-react'
import type { Dispatch } from 'react'
import type { PaymentEvent } from '../../domain/rental-payment.ts'
import { Button } from '../../ui/button.tsx'

/** What the card says once a rental is paid: the summary again, or another booking. */
export function BookedNote({ dispatch }: { dispatch: Dispatch<PaymentEvent> }) {
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2 font-semibold text-success">
        <CircleCheck aria-hidden className="size-5" />
        Payment Confirmed
      </p>
      <Button variant="secondary" onClick={() => dispatch({ type: 'review' })}>
        View summary
      </Button>
      <Button variant="quiet" onClick={() => dispatch({ type: 'start-over' })}>
        Make another booking
      </Button>
    </div>
  )
}
