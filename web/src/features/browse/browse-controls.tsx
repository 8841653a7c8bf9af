import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { countActive, type PetFilter } from '../../domain/filter.ts'
import { PET_TYPES, SERVICES } from '../../domain/pet.ts'
import { petTypeWord, serviceName } from '../../domain/words.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PriceRange } from './price-range.tsx'

/** The search box and the filters. Every change counts at once; on a phone the filters fold away. */
export function BrowseControls({ filter, onChange }: { filter: PetFilter; onChange: (filter: PetFilter) => void }) {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const searchId = useId()
  const panelId = useId()
  const active = countActive(filter)

  function apply() {
    setOpen(false)
    // The button goes away with the panel: the focus must not go with it.
    toggle.current?.focus()
  }

  return (
    <div className="grid gap-4 lg:sticky lg:top-20 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-card">
      <div className="flex gap-3">
        <div className="grow">
          <label htmlFor={searchId} className="block font-semibold">
            Search
          </label>
          <div className="relative mt-1">
            <Search aria-hidden className="absolute top-3.5 left-3 size-5 text-muted" />
            <input
              id={searchId}
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder="Name or breed"
              value={filter.search}
              onChange={(event) => onChange({ ...filter, search: event.target.value })}
              className="min-h-12 w-full rounded-control border border-control bg-surface pr-3 pl-10 placeholder:text-muted"
            />
          </div>
        </div>
        <Button
          ref={toggle}
          variant="secondary"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          className="self-end lg:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          Filters{active > 0 && ` (${active})`}
        </Button>
      </div>
      <div
        id={panelId}
        className={classNames(
          'gap-5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:grid',
          open ? 'grid' : 'hidden',
        )}
      >
        <CheckboxGroup
          legend="Pet type"
          options={PET_TYPES.map((type) => ({ value: type, name: petTypeWord(type) }))}
          chosen={filter.types}
          onChange={(types) => onChange({ ...filter, types })}
        />
        <CheckboxGroup
          legend="Services"
          options={SERVICES.map((service) => ({ value: service, name: serviceName(service) }))}
          chosen={filter.services}
          onChange={(services) => onChange({ ...filter, services })}
        />
        <PriceRange
          min={filter.minPrice}
          max={filter.maxPrice}
          onChange={(minPrice, maxPrice) => onChange({ ...filter, minPrice, maxPrice })}
        />
        <Button onClick={apply} className="lg:hidden">
          Apply Filters
        </Button>
      </div>
    </div>
  )
}
