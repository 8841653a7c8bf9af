import { CalendarCheck, CalendarX } from 'lucide-react'
import type { Pet } from '../../domain/pet.ts'
import { formatAvailablePeriod } from '../../domain/words.ts'

/** Whether the pet can be asked for, and in which days. */
export function Availability({ availability }: { availability: Pet['availability'] }) {
  const period = formatAvailablePeriod(availability)
  return (
    <section aria-labelledby="availability">
      <h2 id="availability" className="text-2xl">
        Availability
      </h2>
      {availability.available ? (
        <p className="mt-2 flex items-center gap-2 font-semibold text-success">
          <CalendarCheck aria-hidden className="size-5" />
          Currently Available
        </p>
      ) : (
        <p className="mt-2 flex items-center gap-2 font-semibold text-danger">
          <CalendarX aria-hidden className="size-5" />
          Currently Unavailable
        </p>
      )}
      {period && <p className="mt-1 text-muted">{period}</p>}
    </section>
  )
}
