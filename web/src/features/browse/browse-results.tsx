import { useDeferredValue } from 'react'
import { matches, NO_FILTER, type PetFilter } from '../../domain/filter.ts'
import type { Pet } from '../../domain/pet.ts'
import { formatPetCount } from '../../domain/words.ts'
import { EmptyScene } from '../../ui/art/empty-scene.tsx'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { CARD_SIZES, turnOfCard } from '../pets/card-sizes.ts'
import { PetGrid } from '../pets/pet-grid.tsx'

/** The pets that the filter lets through, and how many they are. */
export function BrowseResults({
  pets,
  filter,
  onClear,
}: {
  pets: Pet[]
  filter: PetFilter
  onClear: (filter: PetFilter) => void
}) {
  // Typing stays quick with many pets: the list follows when the browser has the time.
  const asked = useDeferredValue(filter)
  const found = pets.filter((pet) => matches(pet, asked))
  return (
    <div>
      <p role="status" className="mb-4 text-muted">
        {formatPetCount(found.length)}
      </p>
      {found.length > 0 ? (
        <PetGrid pets={found} heading="h2" turnOf={turnOfCard} sizes={CARD_SIZES.besideFilters} />
      ) : (
        <Message
          art={<EmptyScene className="w-56" />}
          title={<h2 className="text-xl">No pets found</h2>}
          action={<Button onClick={() => onClear(NO_FILTER)}>Clear Filters</Button>}
        >
          Try adjusting your filters or search term
        </Message>
      )}
    </div>
  )
}
