import { CircleCheck, Printer } from 'lucide-react'
import { PRODUCT } from '../../content/product.ts'
import { formatDay, formatRupees, serviceName } from '../../domain/words.ts'
import { Button } from '../../ui/button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import type { PaymentDialogProps } from './payment-dialog.tsx'

/** What was booked and paid, to print or to share. */
export function PaymentSummary({ pet, quote, draft, dispatch }: PaymentDialogProps) {
  const { details, dates, transactionId } = draft
  const rows = [
    ['Pet', pet.name],
    ['Service', serviceName(draft.service)],
    ['From', formatDay(dates.start)],
    ['Until', formatDay(dates.end)],
    ['Amount', formatRupees(quote.totalInRupees)],
    ['Paid to', details.name],
    ['UPI ID', details.upiId],
    ['Phone', details.phone],
    ...(transactionId.trim() ? [['Transaction ID', transactionId]] : []),
  ]
  const text = [`${PRODUCT.name}: payment for ${pet.name}`, ...rows.map(([name, value]) => `${name}: ${value}`)].join(
    '\n',
  )

  return (
    <div className="grid gap-5">
      <div data-printed>
        <p className="flex items-center gap-2 text-success">
          <CircleCheck aria-hidden className="size-6" />
          You have booked {pet.name}.
        </p>
        <dl className="mt-4 divide-y divide-line">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-6 py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
        <ShareButton
          label="Share the summary"
          sheet={{ title: `Payment for ${pet.name}`, text }}
          copy={text}
          copied="Summary copied."
        />
        <Button className="grow" onClick={() => dispatch({ type: 'close' })}>
          Done
        </Button>
      </div>
    </div>
  )
}
