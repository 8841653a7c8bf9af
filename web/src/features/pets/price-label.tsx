import type { Pet, Service } from '../../domain/pet.ts'
import { priceLabel } from '../../domain/price-label.ts'

/** The owner's rate and its unit, '₹500 / day'; in words where there is no rate to pay. */
export function PriceLabel({
  services,
  rate,
}: {
  services: Service[]
  rate: Pick<Pet, 'price' | 'priceUnit'> | undefined
}) {
  const { amount, per } = priceLabel(services, rate)
  return (
    <p className="shrink-0 tabular-nums">
      <span className="font-semibold text-lg">{amount}</span>
      {per && <span className="text-muted"> / {per}</span>}
    </p>
  )
}
