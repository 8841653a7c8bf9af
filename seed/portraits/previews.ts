import { previewOf, SITE_PREVIEW } from '../../web/src/domain/preview-image.ts'
import type { Scene } from './scene-types.ts'
import { siteScene } from './scenes/site.ts'
import { SCENES_BY_PET } from './scenes.ts'

/** A picture that stands beside a link: a wide part of a scene, from edge to edge. Of a pet it is the main picture. */
export type Preview = {
  /** In web/public, as in `previews/bruno.jpg`. */
  file: string
  scene: Scene
  /** Where the part begins, in units of the canvas. */
  top: number
  /** Set over it: the site's name and what it is for. */
  lettering?: true
}

/** Leaves some ground below what stands on it. */
const TOP = 164
/** Of the square that an animal is drawn in, with some air above its head. */
const TALLEST = 0.9

/** From above the animal's head: one on a perch is higher than those on the ground. */
const topOf = ({ pet }: Scene): number => Math.min(TOP, pet.foot - pet.size * TALLEST)

export const PREVIEWS: readonly Preview[] = [
  ...Object.entries<readonly Scene[]>(SCENES_BY_PET).flatMap(([petId, [scene]]) =>
    scene ? [{ file: previewOf(petId).slice(1), scene, top: topOf(scene) }] : [],
  ),
  { file: SITE_PREVIEW.slice(1), scene: siteScene, top: TOP, lettering: true },
]
