import { useCallback, useDeferredValue, useMemo } from 'react'
import { matches, NO_FILTER, type PetFilter, writeFilter } from '../../domain/filter.ts'
import type { Page } from '../../domain/page.ts'
import type { Pet } from '../../domain/pet.ts'
import { formatPetCount } from '../../domain/words.ts'
import { EmptyScene } from '../../ui/art/empty-scene.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { CARD_SIZES, turnOfCard } from '../pets/card-sizes.ts'
import { KeptNotice } from '../pets/kept-notice.tsx'
import { MorePets } from '../pets/more-pets.tsx'
import { PetGrid } from '../pets/pet-grid.tsx'
import { usePagedList } from '../pets/use-paged-list.ts'

/**
 * The pets that the filter lets through, and how many are shown. Where few do, the catalogue is read on: only when
 * every pet was looked at are there no pets found.
 */
export function BrowseResults({
  first,
  filter,
  onClear,
}: {
  first: Page<Pet>
  filter: PetFilter
  onClear: (filter: PetFilter) => void
}) {
  // Typing stays quick with many pets: the list follows when the browser has the time.
  const asked = useDeferredValue(filter)
  const fits = useCallback((pet: Pet) => matches(pet, asked), [asked])
  const list = usePagedList(
    first,
    useMemo(() => writeFilter(asked).toString(), [asked]),
    fits,
  )
  return (
    <div>
      <KeptNotice keptAt={first.keptAt} />
      {/* Said once the looking is over, and not with every page of it. */}
      <p role="status" aria-busy={list.standing === 'looking'} className="mb-4 text-muted">
        {formatPetCount(list.shown.length)}
      </p>
      {list.shown.length > 0 && (
        <PetGrid pets={list.shown} heading="h2" turnOf={turnOfCard} sizes={CARD_SIZES.besideFilters} />
      )}
      {list.shown.length === 0 && list.standing === 'complete' && (
        <Message
          art={<EmptyScene className="w-56" />}
          title={<h2 className="text-xl">No pets found</h2>}
          action={<Button onClick={() => onClear(NO_FILTER)}>Clear Filters</Button>}
        >
          Try adjusting your filters or search term
        </Message>
      )}
      <MorePets list={list} />
    </div>
  )
}
