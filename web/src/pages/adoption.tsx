import { useLoaderData } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { ADOPTION_LOADING_MS, atLeast } from '../domain/simulated-delays.ts'
import { AdoptableGridSkeleton } from '../features/adoption/adoptable-grid.tsx'
import { AdoptableList } from '../features/adoption/adoptable-list.tsx'
import { AdoptionSearch } from '../features/adoption/adoption-search.tsx'
import { PageHead } from '../features/head/page-head.tsx'
import { ReadResult } from '../features/pets/read-result.tsx'
import { shownLater } from '../features/pets/shown-later.ts'
import { Container } from '../ui/layout.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Firestore's script is fetched beside the page's own: the page stands before there are pets to show. */
const readPets = async () => (await import('../data/pets.ts')).listAdoptablePets()

export const loader = () => ({ pets: shownLater(atLeast(ADOPTION_LOADING_MS, readPets())) })

/** The pets that look for a home of their own, at /adoption (specification section 2). */
export function Component() {
  // By its result: the type for a loader itself has no functions in it, and a page has `next`.
  const { pets } = useLoaderData<ReturnType<typeof loader>>()
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
        {(first) => <AdoptableList first={first} />}
      </ReadResult>
    </Container>
  )
}
