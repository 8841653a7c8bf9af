import { SelectField, TextField } from '../../ui/field.tsx'

const TYPES = ['All', 'Dog', 'Cat', 'Bird', 'Other']

/** A place and a type of pet to look for. Neither filters the list yet (specification section 2, Adoption). */
export function AdoptionSearch() {
  return (
    <search className="my-6 grid gap-4 sm:max-w-2xl sm:grid-cols-[2fr_1fr]">
      <TextField name="location" label="Location" type="search" placeholder="City or area" autoComplete="off" />
      <SelectField name="type" label="Pet type">
        {TYPES.map((type) => (
          <option key={type} value={type.toLowerCase()}>
            {type}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
