import { useId } from 'react'
import { INDIAN_STATES } from '../../content/indian-states.ts'
import type { DraftProblems, HostDraft } from '../../domain/host-draft.ts'
import { PET_TYPES } from '../../domain/pet.ts'
import { petTypeWord } from '../../domain/words.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { draftField } from './draft-field.ts'
import type { ChangeDraft } from './use-host-draft.ts'

/** Step 1, Pet Details (specification section 3, Host form). */
export function PetDetailsStep({
  draft,
  problems,
  change,
}: {
  draft: HostDraft
  problems: DraftProblems
  change: ChangeDraft
}) {
  const states = useId()
  const field = draftField(draft, change)
  return (
    <>
      <TextField {...field('name')} label="Pet Name" marked hint="For example Bruno" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('type')} label="Pet Type" marked>
          <option value="">Choose one</option>
          {PET_TYPES.map((type) => (
            <option key={type} value={type}>
              {petTypeWord(type)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('breed')} label="Breed" placeholder="Indie" autoComplete="off" />
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-3">
        <TextField
          {...field('age')}
          label="Age (years)"
          marked
          error={problems.age}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          placeholder="3"
          autoComplete="off"
        />
        <SelectField {...field('gender')} label="Gender" marked>
          <option value="">Choose one</option>
          <option value="male">Male</option>
          <option value="female">Female</option>
          <option value="unknown">Unknown</option>
        </SelectField>
        <SelectField {...field('size')} label="Size" marked>
          <option value="">Choose one</option>
          <option value="small">Small</option>
          <option value="medium">Medium</option>
          <option value="large">Large</option>
        </SelectField>
      </div>
      <TextArea
        {...field('description')}
        label="Description"
        marked
        hint="What your pet is like, what it loves and what it fears."
        rows={5}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('location')}
          label="Location"
          marked
          hint="The area, for example Indiranagar"
          autoComplete="address-level3"
        />
        <TextField {...field('city')} label="City" marked hint="For example Bangalore" autoComplete="address-level2" />
        <TextField
          {...field('state')}
          label="State"
          marked
          hint="For example Karnataka"
          autoComplete="address-level1"
          list={states}
        />
        <TextField
          {...field('pincode')}
          label="Pincode"
          hint="Six digits, for example 560038"
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <datalist id={states}>
        {INDIAN_STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </>
  )
}
