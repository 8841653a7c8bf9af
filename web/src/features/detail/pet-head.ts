import { PATHS, petPath } from '../../domain/paths.ts'
import type { PetProfile } from '../../domain/pet-profile.ts'
import { breedOrType, serviceBadge } from '../../domain/words.ts'
import { type Head, ORIGIN } from '../head/head-tags.ts'

/** Previews cut longer texts off themselves, in the middle of a word. */
const DESCRIPTION_LENGTH = 160

/** What the page of a pet says about itself. `imagePath` is a preview image of 1200 × 630, where the pet has one. */
export function petHead(pet: PetProfile, imagePath?: string): Head {
  const offer = `${pet.services.map(serviceBadge).join(', ')} in ${pet.place}.`
  return {
    title: `${pet.name}, ${breedOrType(pet)}`,
    description: cut(`${offer} ${pet.description}`),
    path: petPath(pet.id),
    ...(imagePath && { image: { path: imagePath, alt: pet.pictures[0]?.alt ?? `Picture of ${pet.name}` } }),
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, 'Home', PATHS.home),
          crumb(2, 'Browse Pets', PATHS.pets),
          crumb(3, pet.name, petPath(pet.id)),
        ],
      },
    ],
  }
}

/** The text, or its whole words up to the limit. */
function cut(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const start = text.slice(0, DESCRIPTION_LENGTH)
  return `${start.slice(0, start.lastIndexOf(' '))} …`
}

const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: ORIGIN + path,
})
