import { ArrowRight } from 'lucide-react'
import { FIRST_CARDS, type Page } from '../../domain/page.ts'
import { PATHS } from '../../domain/paths.ts'
import type { Pet } from '../../domain/pet.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { KeptNotice } from '../pets/kept-notice.tsx'
import { PetGrid, PetGridSkeleton } from '../pets/pet-grid.tsx'
import { ReadResult } from '../pets/read-result.tsx'

/** Every sample pet (specification section 2, Home), and of a larger catalogue the newest. */
export function FeaturedPets({ pets }: { pets: Promise<Page<Pet>> }) {
  return (
    <Section
      title="Featured Pets"
      id="featured"
      lead="Pets near you, listed by the people who look after them."
      aside={
        <ButtonLink to={PATHS.pets} variant="quiet" className="max-sm:-ml-5 sm:-mr-5">
          See All Pets
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
      }
    >
      <ReadResult
        read={pets}
        loading={<PetGridSkeleton cards={6} />}
        failed={<h3 className="text-xl">The pets could not be loaded</h3>}
      >
        {(newest) => (
          <>
            <KeptNotice keptAt={newest.keptAt} />
            <PetGrid pets={newest.pets.slice(0, FIRST_CARDS)} heading="h3" />
          </>
        )}
      </ReadResult>
    </Section>
  )
}
