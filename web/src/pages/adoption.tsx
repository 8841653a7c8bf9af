import { useLoaderData } from 'react-router-dom'
import { listAdoptablePets } from '../data/pets.ts'
import { PATHS } from '../domain/paths.ts'
import { ADOPTION_LOADING_MS, atLeast } from '../domain/simulated-delays.ts'
import { AdoptableGrid, AdoptableGridSkeleton } from '../features/adoption/adoptable-grid.tsx'
import { AdoptionSearch } from '../features/adoption/adoption-search.tsx'
import { PageHead } from '../features/head/page-head.tsx'
import { ReadResult } from '../features/pets/read-result.tsx'
import { shownLater } from '../features/pets/shown-later.ts'
import { Container } from '../ui/layout.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export const loader = () => ({ pets: shownLater(atLeast(ADOPTION_LOADING_MS, listAdoptablePets())) })

/** The pets that look for a home of their own, at /adoption (specification section 2). */
export function Component() {
  const { pets } = useLoaderData<typeof loader>()
  return (
    <Container className="py-8">
      <PageHead
        title="Pet Adoption"
        description="Dogs and cats in Indian cities that look for a family for good. Meet the one you like, and settle the rest with its owner."
        path={PATHS.adoption}
      />
      <PageHeading>Pet Adoption</PageHeading>
      <p className="mt-1 max-w-prose text-lg text-muted">
        Each of them is looking for a family for good. Meet the one you like, and settle the rest with its owner.
      </p>
      <AdoptionSearch />
      <ReadResult
        read={pets}
        loading={<AdoptableGridSkeleton />}
        failed={<h2 className="text-xl">The pets could not be loaded</h2>}
      >
        {(list) => <AdoptableGrid pets={list} />}
      </ReadResult>
    </Container>
  )
}
