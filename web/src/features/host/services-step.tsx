import type { DraftProblems, HostDraft } from '../../domain/host-draft.ts'
import { offeredServices, PRICE_UNITS, SERVICES } from '../../domain/pet.ts'
import { serviceName } from '../../domain/words.ts'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx'
import { draftBox, draftField } from './draft-field.ts'
import type { ChangeDraft } from './use-host-draft.ts'

/** Step 2, Services & Pricing (specification section 3, Host form). */
export function ServicesStep({
  draft,
  problems,
  change,
}: {
  draft: HostDraft
  problems: DraftProblems
  change: ChangeDraft
}) {
  const field = draftField(draft, change)
  const box = draftBox(draft, change)
  return (
    <>
      <CheckboxGroup
        legend="Services you offer"
        options={SERVICES.map((service) => ({ value: service, name: serviceName(service) }))}
        chosen={offeredServices({ services: draft })}
        onChange={(chosen) =>
          change({
            rental: chosen.includes('rental'),
            fostering: chosen.includes('fostering'),
            adoption: chosen.includes('adoption'),
          })
        }
      />
      <div className="grid grid-cols-[3fr_2fr] items-end gap-x-3 gap-y-5 sm:gap-x-5">
        <TextField
          {...field('price')}
          label="Price (₹)"
          hint="For example 500"
          error={problems.price}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          autoComplete="off"
        />
        <SelectField {...field('priceUnit')} label="Pricing Unit">
          {PRICE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              Per {unit}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('upiId')}
        label="UPI ID"
        marked
        hint="Renters pay you here, directly. For example ananya@upi"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('phone')}
        label="Phone Number"
        marked
        hint="For example +91 9876543210"
        type="tel"
        autoComplete="tel"
      />
      <CheckboxField {...box('available')} label="Available now" />
      <fieldset>
        <legend className="font-semibold">Days it is available</legend>
        <p className="text-muted text-sm">Leave these empty if there is no first or last day.</p>
        <div className="mt-2 grid items-end gap-5 sm:grid-cols-2">
          <TextField {...field('fromDate')} label="From" type="date" />
          <TextField
            {...field('toDate')}
            label="Until"
            error={problems.toDate}
            type="date"
            min={draft.fromDate || undefined}
          />
        </div>
      </fieldset>
    </>
  )
}
