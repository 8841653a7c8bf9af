import type { AdoptablePet } from '../../domain/pet.ts'
import { EmptyScene } from '../../ui/art/empty-scene.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { turnOfCard } from '../pets/card-sizes.ts'
import { AdoptableCard } from './adoptable-card.tsx'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f']

export function AdoptableGrid({ pets }: { pets: AdoptablePet[] }) {
  if (pets.length === 0) {
    return (
      <Message art={<EmptyScene className="w-56" />} title={<h2 className="text-xl">Nobody is waiting right now</h2>}>
        Every pet has found its family. New ones are listed as their owners ask for help.
      </Message>
    )
  }
  return (
    <ul className={GRID}>
      {pets.map((pet, index) => (
        <li key={pet.id}>
          <AdoptableCard pet={pet} turn={turnOfCard(index)} />
        </li>
      ))}
    </ul>
  )
}

/** Six cards to be (specification section 9), in the size of those that follow. */
export function AdoptableGridSkeleton() {
  return (
    <div className={GRID}>
      <p className="sr-only" role="status">
        Loading pets…
      </p>
      {PLACEHOLDERS.map((key) => (
        <div key={key} data-placeholder className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="h-62 space-y-3 p-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
