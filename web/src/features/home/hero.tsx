import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PetPicture } from '../pets/pet-picture.tsx'

/** The first thing a visitor sees: what this is, and the two ways in. */
export function Hero() {
  return (
    <div className="border-line border-b bg-tint">
      <Container className="grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-2 lg:py-16">
        <div>
          <PageHeading className="text-on-tint lg:text-[3rem]">Connect with Pet Lovers across India</PageHeading>
          <p className="mt-3 max-w-prose text-lg text-on-tint">
            Rent a companion for a weekend, foster one for a season, or adopt one for life. You meet the owner, and pay
            the owner directly by UPI.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={PATHS.pets}>Find a Pet</ButtonLink>
            <ButtonLink to={PATHS.host} variant="secondary">
              List Your Pet
            </ButtonLink>
          </div>
        </div>
        <div className="overflow-hidden rounded-dialog border-4 border-surface shadow-card">
          <PetPicture
            url="/portraits/bruno-1.avif"
            alt="Illustration of Bruno, a tan Indie dog, in a jharokha window"
            type="dog"
            turn="first"
            sizes="(min-width: 76rem) 560px, (min-width: 64rem) calc(50vw - 48px), (min-width: 40rem) calc(100vw - 56px), calc(100vw - 40px)"
          />
        </div>
      </Container>
    </div>
  )
}
