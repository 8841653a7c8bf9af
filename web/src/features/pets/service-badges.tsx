import type { Service } from '../../domain/pet.ts'
import { serviceBadge, serviceName } from '../../domain/words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<Service, BadgeTone> = { rental: 'primary', fostering: 'accent', adoption: 'rose' }

/** A badge for each service: 'Rental' on a card, 'For Rent' in full. */
export function ServiceBadges({ services, full = false }: { services: Service[]; full?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {services.map((service) => (
        <li key={service}>
          <Badge tone={TONES[service]}>{full ? serviceBadge(service) : serviceName(service)}</Badge>
        </li>
      ))}
    </ul>
  )
}
