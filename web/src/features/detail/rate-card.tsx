import type { PetProfile } from '../../domain/pet-profile.ts'
import { formatRupees, serviceName } from '../../domain/words.ts'

/** What each service of the pet costs. */
export function RateCard({ pet }: { pet: PetProfile }) {
  const rate = pet.rate && pet.services.includes('rental') ? pet.rate : undefined
  const costs = {
    rental: rate && `${formatRupees(rate.price)} / ${rate.priceUnit}`,
    fostering: rate ? `${formatRupees(rate.price)} / ${rate.priceUnit}` : 'Free',
    adoption: 'Contact owner',
  }
  return (
    <aside
      aria-labelledby="rates"
      className="rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-24"
    >
      <h2 id="rates" className="text-xl">
        What it costs
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {pet.services.map((service) => (
          <div key={service} className="flex justify-between gap-4 py-2.5">
            <dt>{serviceName(service)}</dt>
            <dd className="font-semibold tabular-nums">{costs[service]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">You pay the owner directly by UPI. We take no commission.</p>
    </aside>
  )
}
