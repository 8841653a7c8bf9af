import { BOOKING_ANCHOR } from '../../domain/paths.ts'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { PriceLabel } from '../pets/price-label.tsx'

/** On a phone the booking card is far down the page: this bar at the bottom leads to it. */
export function BookingBar({ pet }: { pet: PetProfile }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
      <PriceLabel services={pet.services} rate={pet.rate} />
      <a
        href={`#${BOOKING_ANCHOR}`}
        className="inline-flex min-h-12 items-center rounded-control bg-primary px-5 font-semibold text-on-primary hover:bg-primary-hover"
      >
        Book {pet.name}
      </a>
    </div>
  )
}
