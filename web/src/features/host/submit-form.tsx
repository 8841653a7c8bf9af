import type { ReactNode } from 'react'
import { HOST_SUBMIT_MS } from '../../domain/simulated-delays.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { useSimulatedSend } from '../forms/use-simulated-send.ts'

/**
 * The last step before the listing is submitted. Submitting is simulated (specification section 4); going to another
 * step or page meanwhile calls it off.
 */
export function SubmitForm({
  refuse,
  onSubmitted,
  onPrevious,
  children,
}: {
  /** Whether something in an earlier step is in the way; if so, it was said. */
  refuse: () => boolean
  onSubmitted: () => void
  onPrevious: () => void
  children: ReactNode
}) {
  const { sending, send } = useSimulatedSend(HOST_SUBMIT_MS)
  return (
    <Form className="mt-5 grid gap-5" onSend={() => refuse() || send(onSubmitted)}>
      {children}
      <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-5">
        <Button variant="secondary" onClick={onPrevious}>
          Previous
        </Button>
        <BusyButton type="submit" busy={sending} busyLabel="Submitting..." className="ml-auto">
          Submit Listing
        </BusyButton>
      </div>
    </Form>
  )
}
