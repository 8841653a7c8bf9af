import { Copy, Smartphone } from 'lucide-react'
import { upiPayLink } from '../../domain/upi.ts'
import { formatRupees } from '../../domain/words.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { PaymentDialogProps } from './payment-dialog.tsx'
import { QrCode } from './qr-code.tsx'

/** The QR code to pay with, other ways to the same payment, and the confirmation. */
export function PaymentStep({ quote, draft, onChange, state, dispatch }: PaymentDialogProps) {
  const { details, transactionId } = draft
  const link = upiPayLink(details, quote.totalInRupees)
  const verifying = state === 'verifying'

  async function copyUpiId() {
    try {
      await navigator.clipboard.writeText(details.upiId.trim())
      showToast({ kind: 'success', text: 'UPI ID copied.' })
    } catch {
      showToast({ kind: 'error', text: 'Copying was refused. Select the UPI ID and copy it by hand.' })
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'confirm' })
      }}
      className="grid gap-4"
    >
      <p className="text-center">
        <span className="block font-bold font-display text-3xl tabular-nums">{formatRupees(quote.totalInRupees)}</span>
        <span className="text-muted">to {details.name}</span>
      </p>
      <QrCode link={link} />
      <p className="text-center text-muted">
        Scan it with any UPI app.
        <span className="block break-all font-semibold text-ink">{details.upiId}</span>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={copyUpiId}>
          <Copy aria-hidden className="size-5" />
          Copy UPI ID
        </Button>
        <a
          href={link}
          className="hidden min-h-12 items-center justify-center gap-2 rounded-control border border-control px-5 py-2 font-semibold pointer-coarse:inline-flex"
        >
          <Smartphone aria-hidden className="size-5" />
          Open UPI app
        </a>
      </div>
      <TextField
        name="transactionId"
        label="UPI transaction ID (optional)"
        hint="Your UPI app shows it once you have paid."
        autoComplete="off"
        spellCheck={false}
        readOnly={verifying}
        value={transactionId}
        onChange={(event) => onChange({ transactionId: event.target.value })}
      />
      <div className="grid gap-3">
        <BusyButton type="submit" busy={verifying} busyLabel="Verifying...">
          Confirm Payment
        </BusyButton>
        {!verifying && (
          <Button variant="quiet" onClick={() => dispatch({ type: 'back' })}>
            Change payment details
          </Button>
        )}
      </div>
    </form>
  )
}
