import { useId, useState } from 'react'
import { PRICE_RANGE } from '../../domain/filter.ts'
import { formatRupees } from '../../domain/words.ts'

const clamp = (price: number, low: number, high: number) => Math.min(Math.max(price, low), high)

/**
 * The price range in rupees: two native sliders, each with a number field for those who would rather type. The
 * minimum never passes the maximum: the one that is moved stops at the other.
 */
export function PriceRange({
  min,
  max,
  onChange,
}: {
  min: number
  max: number
  onChange: (min: number, max: number) => void
}) {
  return (
    <fieldset>
      <legend className="font-semibold">Price range per day</legend>
      <p className="text-muted text-sm tabular-nums">
        {formatRupees(min)} to {formatRupees(max)}
      </p>
      <div className="mt-2 grid gap-3">
        <PriceControl
          name="Minimum price"
          price={min}
          onChange={(price) => onChange(clamp(price, PRICE_RANGE.min, max), max)}
        />
        <PriceControl
          name="Maximum price"
          price={max}
          onChange={(price) => onChange(min, clamp(price, min, PRICE_RANGE.max))}
        />
      </div>
    </fieldset>
  )
}

/** `price` is where the control stands; what is typed counts when the field is left or Enter is pressed. */
function PriceControl({ name, price, onChange }: { name: string; price: number; onChange: (price: number) => void }) {
  const id = useId()
  const [draft, setDraft] = useState<string>()

  function commit() {
    setDraft(undefined)
    // An emptied field asks for nothing: the price stays.
    if (!draft || Number.isNaN(Number(draft))) return
    onChange(Math.round(Number(draft) / PRICE_RANGE.step) * PRICE_RANGE.step)
  }

  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {name}
      </label>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="range"
          {...PRICE_RANGE}
          value={price}
          aria-valuetext={formatRupees(price)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-11 w-full min-w-0"
        />
        <input
          type="number"
          inputMode="numeric"
          {...PRICE_RANGE}
          value={draft ?? price}
          aria-label={`${name} in rupees`}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          className="min-h-11 w-20 rounded-control border border-control bg-surface px-2 tabular-nums"
        />
      </div>
    </div>
  )
}
