import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { bookingPath, petPath } from '../../domain/paths.ts'
import type { AdoptablePet } from '../../domain/pet.ts'
import { formatAge, genderWord } from '../../domain/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CARD_SIZES } from '../pets/card-sizes.ts'
import { FavouriteButton } from '../pets/favourite-button.tsx'
import { PetPicture, type PictureTurn } from '../pets/pet-picture.tsx'

/** A pet of the adoption page (specification section 2). Inquiring opens its page at the booking card. */
export function AdoptableCard({ pet, turn }: { pet: AdoptablePet; turn: PictureTurn }) {
  const [saved, setSaved] = useState(false)
  return (
    <Card
      picture={
        <PetPicture
          url={pet.image}
          alt={pet.imageAlt ?? `Picture of ${pet.name}`}
          type={pet.type}
          turn={turn}
          sizes={CARD_SIZES.acrossPage}
        />
      }
      corner={<FavouriteButton name={pet.name} saved={saved} onToggle={() => setSaved(!saved)} />}
    >
      <h2 className="text-xl">
        <Link to={petPath(pet.id)} className="card-link">
          {pet.name}
        </Link>
      </h2>
      <p className="text-muted">
        {pet.breed} · {formatAge(pet.age)} · {genderWord(pet.gender)}
      </p>
      <p className="flex items-center gap-1.5 text-muted">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {pet.location}, {pet.city}
      </p>
      <p className="mb-3 line-clamp-2">{pet.description}</p>
      <ButtonLink
        to={bookingPath(pet.id)}
        variant="secondary"
        aria-label={`Inquire About Adoption of ${pet.name}`}
        className="relative mt-auto"
      >
        Inquire About Adoption
      </ButtonLink>
    </Card>
  )
}
