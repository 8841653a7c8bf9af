import { type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { BrowseControls } from '../features/browse/browse-controls.tsx'
import { BrowseResults } from '../features/browse/browse-results.tsx'
import { SortBox } from '../features/browse/sort-box.tsx'
import { useFilter } from '../features/browse/use-filter.ts'
import { PageHead } from '../features/head/page-head.tsx'
import { PetGridSkeleton } from '../features/pets/pet-grid.tsx'
import { ReadResult } from '../features/pets/read-result.tsx'
import { shownLater } from '../features/pets/shown-later.ts'
import { Container } from '../ui/layout.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Firestore's script is fetched beside the page's own: the page stands before there are pets to show. */
const readPets = async () => (await import('../data/pets.ts')).listPets()

export const loader = () => ({ pets: shownLater(readPets()) })

/** The filters go on from what was read: another query on the same page starts no new list. Retry does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname

/** The browse list, at /pets (specification section 2). */
export function Component() {
  // By its result: the type for a loader itself has no functions in it, and a page has `next`.
  const { pets } = useLoaderData<ReturnType<typeof loader>>()
  const [filter, setFilter] = useFilter()
  return (
    <Container className="py-8">
      <PageHead
        title="Browse Pets"
        description="Dogs, cats, birds, rabbits and fish to rent, foster or adopt from their owners. Filter by kind, service and price per day."
        path={PATHS.pets}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading>Browse Pets</PageHeading>
        <SortBox />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
        <BrowseControls filter={filter} onChange={setFilter} />
        <ReadResult
          read={pets}
          loading={<PetGridSkeleton cards={6} />}
          failed={<h2 className="text-xl">The pets could not be loaded</h2>}
        >
          {(first) => <BrowseResults first={first} filter={filter} onClear={setFilter} />}
        </ReadResult>
      </div>
    </Container>
  )
}
