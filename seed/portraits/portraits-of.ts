import { portraitPath } from '../../web/src/domain/portraits.ts'
import type { Scene } from './scene-types.ts'
import { SCENES_BY_PET } from './scenes.ts'

export type Portrait = { url: string; alt: string }

/**
 * A pet's pictures, the main one first, as addresses on the site with what each shows.
 * Throws for an id that has none: a sample pet without a picture is a slip in the seed, not a state to show.
 */
export function portraitsOf(petId: string): Portrait[] {
  const scenes = (SCENES_BY_PET as Record<string, readonly Scene[]>)[petId]
  if (!scenes) throw new Error(`There are no portraits of '${petId}'; add a scene in seed/portraits/scenes/`)
  return scenes.map(({ name, alt }) => ({ url: portraitPath(name), alt }))
}
