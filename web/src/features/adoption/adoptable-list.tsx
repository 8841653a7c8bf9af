import type { Page } from '../../domain/page.ts'
import type { AdoptablePet } from '../../domain/pet.ts'
import { KeptNotice } from '../pets/kept-notice.tsx'
import { MorePets } from '../pets/more-pets.tsx'
import { usePagedList } from '../pets/use-paged-list.ts'
import { AdoptableGrid } from './adoptable-grid.tsx'

/** The pets of the adoption page: the first screenful, and more on demand. */
export function AdoptableList({ first }: { first: Page<AdoptablePet> }) {
  const list = usePagedList(first, '', everyPet)
  return (
    <>
      <KeptNotice keptAt={first.keptAt} />
      {(list.shown.length > 0 || list.standing === 'complete') && <AdoptableGrid pets={list.shown} />}
      <MorePets list={list} />
    </>
  )
}

/** The search of this page filters nothing (specification section 2, Adoption). */
const everyPet = () => true
