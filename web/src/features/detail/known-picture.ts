import type { PetProfile } from '../../domain/pet-profile.ts'

/** The main picture of a pet, known before the pet is read; `alone` where the pet has no other. */
export type KnownPicture = { url: string; alt: string; type: PetProfile['type']; alone: boolean }

/** What the build writes of a sample pet into its page. */
export function pictureOf({ pictures, type }: PetProfile): KnownPicture | undefined {
  const [first] = pictures
  return first && { ...first, type, alone: pictures.length === 1 }
}

/** What the page says as it was built, if it is that of this pet: the skeleton must hold the same when it is taken over. */
export function pictureAsBuilt(): KnownPicture | undefined {
  const place = document.querySelector<HTMLElement>('[data-known-picture]')
  return place?.dataset.knownPicture ? JSON.parse(place.dataset.knownPicture) : undefined
}
