import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { FoundPet } from '../data/pets.ts'
import { profileOfAdoptablePet, profileOfPet } from '../domain/pet-profile.ts'
import { atLeast, DETAIL_LOADING_MS } from '../domain/simulated-delays.ts'
import { NotFound } from '../features/chrome/not-found.tsx'
import { DetailSkeleton } from '../features/detail/detail-skeleton.tsx'
import { pictureAsBuilt } from '../features/detail/known-picture.ts'
import { PetDetail } from '../features/detail/pet-detail.tsx'
import { petHead } from '../features/detail/pet-head.ts'
import { PageHead } from '../features/head/page-head.tsx'
import { KeptNotice } from '../features/pets/kept-notice.tsx'
import { ReadResult } from '../features/pets/read-result.tsx'
import { shownLater } from '../features/pets/shown-later.ts'
import { Container } from '../ui/layout.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Firestore's script is fetched beside the page's own: the page stands before there is a pet to show. */
const readPet = async (id: string) => (await import('../data/pets.ts')).getPetOrKept(id)

export function loader({ params }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  // On the first page of a visit, before React takes it over; on later ones nothing is known.
  return { id, picture: pictureAsBuilt(), found: shownLater(atLeast(DETAIL_LOADING_MS, reportAbsent(id, readPet(id)))) }
}

/** The page of one pet, at /pets/{id} (specification section 2). */
export function Component() {
  const { id, picture, found } = useLoaderData<typeof loader>()
  return (
    // Another pet's page is another page: nothing of the one before stays, neither its data nor its Saved mark.
    <ReadResult
      key={id}
      read={found}
      loading={<DetailSkeleton picture={picture} />}
      failed={<PageHeading className="text-2xl">This pet’s details could not be shown</PageHeading>}
    >
      {(pet) =>
        pet ? (
          <Container className="py-6">
            <PageHead {...petHead(profileOf(pet))} />
            <KeptNotice keptAt={pet.keptAt} />
            <PetDetail pet={profileOf(pet)} />
          </Container>
        ) : (
          <NotFound />
        )
      }
    </ReadResult>
  )
}

function profileOf(found: FoundPet) {
  return found.listedIn === 'pets' ? profileOfPet(found.pet) : profileOfAdoptablePet(found.pet)
}

async function reportAbsent(id: string, read: Promise<FoundPet | null>): Promise<FoundPet | null> {
  const found = await read
  if (!found) console.error(`404: no pet has the id “${id}”.`)
  return found
}
