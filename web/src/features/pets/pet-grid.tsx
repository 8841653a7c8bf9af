import { memo } from 'react'
import type { Pet } from '../../domain/pet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PetCard } from './pet-card.tsx'
import type { PictureTurn } from './pet-picture.tsx'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/**
 * Pets as cards. `turnOf` says when the picture of a card is loaded, `sizes` how wide it is shown, as in HTML. The cards
 * are left alone while `pets` is the same list: a keystroke in the search must not wait for them.
 */
export const PetGrid = memo(function PetGrid({
  pets,
  heading,
  turnOf,
  sizes,
}: {
  pets: Pet[]
  heading: 'h2' | 'h3'
  turnOf?: (index: number) => PictureTurn
  sizes?: string
}) {
  return (
    <ul className={GRID}>
      {pets.map((pet, index) => (
        <li key={pet.id}>
          <PetCard pet={pet} heading={heading} turn={turnOf?.(index)} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
})

/** Cards to be, in the size of those that follow, so that nothing moves when the pets are there. */
export function PetGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID}>
      <p className="sr-only" role="status">
        Loading pets…
      </p>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="h-38.5 space-y-3 p-4">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
