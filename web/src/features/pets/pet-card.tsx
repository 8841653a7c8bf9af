import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { petPath } from '../../domain/paths.ts'
import { offeredServices, type Pet } from '../../domain/pet.ts'
import { breedOrType, formatAge } from '../../domain/words.ts'
import { Card } from '../../ui/card.tsx'
import { CARD_SIZES } from './card-sizes.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { PetPicture, type PictureTurn, pictureAlt } from './pet-picture.tsx'
import { PriceLabel } from './price-label.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ServiceBadges } from './service-badges.tsx'

/**
 * A pet in a list (specification section 2, Browse). One link, stretched over the card; the heart stands beside it.
 * `heading` is the level that fits the page's outline. `preview` leaves the link out: the pet has no page yet.
 */
export function PetCard({
  pet,
  turn,
  sizes = CARD_SIZES.acrossPage,
  preview = false,
  heading: Heading,
}: {
  pet: Pet
  /** When its picture is loaded; later where left out. */
  turn?: PictureTurn | undefined
  /** How wide its picture is shown, as in HTML. */
  sizes?: string | undefined
  preview?: boolean
  heading: 'h2' | 'h3'
}) {
  const [saved, setSaved] = useState(false)
  const services = offeredServices(pet)
  return (
    <Card
      picture={
        <PetPicture
          url={pet.images[0]}
          alt={pictureAlt(pet, 0)}
          type={pet.type}
          {...(turn && { turn })}
          sizes={sizes}
        />
      }
      badges={<ServiceBadges services={services} />}
      corner={<FavouriteButton name={pet.name} saved={saved} onToggle={() => setSaved(!saved)} />}
    >
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="min-w-0 text-xl">
          {preview ? (
            pet.name
          ) : (
            <Link to={petPath(pet.id)} className="card-link">
              {pet.name}
            </Link>
          )}
        </Heading>
        <PriceLabel services={services} rate={pet} />
      </div>
      <p className="text-muted">
        {breedOrType(pet)} · {formatAge(pet.age)}
      </p>
      <p className="flex items-center gap-1.5 text-muted">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {pet.city}, {pet.state}
      </p>
      <p className="mt-auto flex items-center gap-1.5 pt-1">
        <RatingSummary rating={pet.rating} reviewCount={pet.reviews.length} />
      </p>
    </Card>
  )
}
