import { BadgeCheck, MapPin } from 'lucide-react'
import { PRODUCT } from '../../content/product.ts'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { breedOrType, formatAge, genderWord, sizeWord } from '../../domain/words.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { BookingBar } from '../booking/booking-bar.tsx'
import { BookingCard } from '../booking/booking-card.tsx'
import { RatingSummary } from '../pets/rating-summary.tsx'
import { ServiceBadges } from '../pets/service-badges.tsx'
import { Availability } from './availability.tsx'
import { Gallery } from './gallery.tsx'
import { Reviews } from './reviews.tsx'
import { SaveButton } from './save-button.tsx'

/** A pet in full: who it is, what it looks like, what others say, what it costs (specification section 2). */
export function PetDetail({ pet }: { pet: PetProfile }) {
  const facts = [breedOrType(pet), formatAge(pet.age), genderWord(pet.gender), pet.size && sizeWord(pet.size)]
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PageHeading>{pet.name}</PageHeading>
            <ServiceBadges services={pet.services} full />
          </div>
          <p className="mt-1 text-lg">{facts.filter(Boolean).join(' · ')}</p>
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted">
            {pet.rating !== undefined && (
              <p className="flex items-center gap-1.5">
                <RatingSummary rating={pet.rating} reviewCount={pet.reviews.length} />
              </p>
            )}
            <p className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4 shrink-0" />
              {pet.place}
            </p>
            {pet.ownerName && (
              <p className="flex items-center gap-1.5">
                <BadgeCheck aria-hidden className="size-4 shrink-0" />
                Hosted by {pet.ownerName}
              </p>
            )}
          </div>
        </div>
        <div className="flex gap-3">
          <SaveButton name={pet.name} />
          <ShareButton
            label={`Share ${pet.name}`}
            sheet={{ title: pet.name, text: `Meet ${pet.name} on ${PRODUCT.name}`, url: location.href }}
            copy={location.href}
            copied="Link copied. Paste it wherever you like."
          />
        </div>
      </div>

      <div className="mt-6">
        <Gallery pictures={pet.pictures} name={pet.name} type={pet.type} />
      </div>

      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="space-y-10">
          <section aria-labelledby="about">
            <h2 id="about" className="text-2xl">
              About {pet.name}
            </h2>
            <p className="mt-2 max-w-prose whitespace-pre-line">{pet.description}</p>
          </section>
          {pet.requirements.length > 0 && (
            <section aria-labelledby="requirements">
              <h2 id="requirements" className="text-2xl">
                Requirements
              </h2>
              <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5 marker:text-primary">
                {pet.requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </section>
          )}
          {pet.availability && <Availability availability={pet.availability} />}
          {pet.rating !== undefined && <Reviews rating={pet.rating} reviews={pet.reviews} />}
        </div>
        <BookingCard pet={pet} />
        <BookingBar pet={pet} />
      </div>
    </article>
  )
}
