import type { Scene } from '../scene-types.ts'

/** Pets in a row, with the wall above them free for the site's name. Drawn as a preview only. */
export const siteScene: Scene = {
  name: 'site',
  alt: 'Illustration of a cat, a rabbit, a dog and a parrot before a printed wall',
  place: { kind: 'wall', scheme: 'peacock', print: 'sprig', hour: 'dawn', floor: 'tiles' },
  pet: { character: 'bruno', x: 478, foot: 566, size: 236 },
  props: [
    { emoji: 'cat', x: 142, foot: 552, size: 188, flip: true },
    { emoji: 'rabbit', x: 306, foot: 572, size: 152, flip: true },
    { emoji: 'parrot', x: 664, foot: 562, size: 168, flip: true },
  ],
}
