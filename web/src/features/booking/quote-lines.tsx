import type { Quote } from '../../domain/quote.ts'
import { formatRupees } from '../../domain/words.ts'

/** The sum and the total. Read out when they change; a dash while the dates give none. */
export function QuoteLines({ quote }: { quote: Quote | undefined }) {
  return (
    <div aria-live="polite" className="border-line border-y py-3 tabular-nums">
      {quote?.kind === 'rate' && <p className="text-muted">{quote.sum}</p>}
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Total</span>
        <span className="font-bold font-display text-2xl">{quote ? totalInWords(quote) : '–'}</span>
      </p>
    </div>
  )
}

function totalInWords(quote: Quote): string {
  if (quote.kind === 'contact-owner') return 'Contact owner'
  return quote.kind === 'free' ? 'Free' : formatRupees(quote.totalInRupees)
}
