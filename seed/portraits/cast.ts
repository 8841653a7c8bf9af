import type { CharacterName } from './cast-names.ts'
import type { Hsl } from './colour.ts'

/** How an emoji becomes one particular animal. Coordinates are those of the emoji's 32 × 32 square. */
export type Character = {
  emoji: string
  /** The middle of the body and the soles, so that a scene can say where it stands. */
  centre: number
  foot: number
  /** Top-level layers left out, by number: a lead, a harness, a muzzle that another dog would have. */
  without?: readonly number[]
  /** Another coat. Gets every colour with the number of the layer that uses it; null leaves it as it is. */
  coat?: (colour: Hsl, layer: number) => Hsl | null
  /** Markings drawn over it. */
  markings?: string
}

const layers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Browns, oranges and creams are fur; pinks, purples and near-blacks are tongue, shade, nose and eyes. */
const isFur = ({ h, s, l }: Hsl) => h >= 8 && h <= 62 && s > 0.14 && l > 0.22

/** The plum-brown of the collection's dog ears, between the browns of its fur and the black of its nose. */
const isDarkEar = ({ h, s, l }: Hsl) => (h > 340 || h < 16) && s > 0.12 && s < 0.45 && l > 0.2 && l < 0.66

/** Pink in the collection, which a brown dog is not. */
const BELLY_OF_GUIDE_DOG = 21

/** The service dog without its lead, straps and coat, and the shade (21) they throw. */
const SITTING_DOG = { emoji: 'service-dog', centre: 15, foot: 30.2, without: [...layers(3, 6), 21, ...layers(28, 39)] }

const STRIPES = '<g fill="none" stroke="#B4560F" stroke-width="1.1" stroke-linecap="round" opacity=".75">'

export const CAST: Record<CharacterName, Character> = {
  bruno: { emoji: 'dog', centre: 15.6, foot: 28.7 },
  'bruno-sitting': {
    ...SITTING_DOG,
    // His muzzle and tail are tan as well.
    without: [...SITTING_DOG.without, 40, 41],
    coat: (c, layer) => (layer <= 2 ? { h: 22, s: 0.74, l: Math.min(0.72, c.l + 0.34) } : null),
  },
  'bruno-face': {
    emoji: 'dog-face',
    centre: 16,
    foot: 30,
    // The collection's dog has dark ears, Bruno's are a deeper tan.
    coat: (c) => (isDarkEar(c) ? { h: 22, s: 0.56, l: c.l * 0.75 + 0.24 } : null),
  },
  simba: { emoji: 'cat', centre: 16, foot: 29.8 },
  'simba-face': {
    emoji: 'cat-face',
    centre: 16,
    foot: 30.1,
    coat: (c) => (c.h > 28 && c.h < 62 && c.s > 0.4 ? { h: 27, s: 0.8, l: c.l * 0.8 + 0.17 } : null),
    markings: `${STRIPES}<path d="M16 8v3.2M13.2 8.4v2.2M18.8 8.4v2.2"/></g>`,
  },
  mithu: { emoji: 'parrot', centre: 13, foot: 30 },
  gulabo: { emoji: 'rabbit', centre: 16, foot: 29.7 },
  'gulabo-face': {
    emoji: 'rabbit-face',
    centre: 16.2,
    foot: 30,
    coat: (c) => (c.s < 0.3 && c.l > 0.45 ? { h: 266, s: 0.2, l: c.l * 0.84 } : null),
  },
  moti: { emoji: 'tropical-fish', centre: 16, foot: 30 },
  rani: {
    ...SITTING_DOG,
    coat: (c) => (isFur(c) ? { h: c.h * 0.4 + 14, s: c.s * 0.62, l: c.l * 0.78 } : null),
  },
  chutki: {
    emoji: 'cat',
    centre: 16,
    foot: 29.8,
    coat: (c) => (isFur(c) ? { h: 220, s: c.s * 0.13, l: c.l * 0.92 } : null),
  },
  tiger: {
    emoji: 'poodle',
    centre: 15.8,
    foot: 29.3,
    coat: (c) => (c.l > 0.3 && c.s < 0.45 ? { h: 26, s: 0.5 + (1 - c.l) * 0.15, l: c.l * 0.72 + 0.16 } : null),
  },
  kajal: {
    emoji: 'black-cat',
    centre: 16,
    foot: 29.8,
    coat: (c) => (c.h > 200 && c.h < 320 ? { h: 262, s: c.s * 0.32, l: c.l * 0.62 } : null),
  },
  sheru: {
    emoji: 'guide-dog',
    centre: 16,
    foot: 29.9,
    // Without the harness and its handle.
    without: [...layers(25, 34), 38, 40],
    coat: (c, layer) => (isFur(c) || layer === BELLY_OF_GUIDE_DOG ? { h: 20, s: c.s * 0.46, l: c.l * 0.6 } : null),
  },
  laddoo: {
    emoji: 'cat',
    centre: 16,
    foot: 29.8,
    coat: (c) => (isFur(c) ? { h: 34, s: c.s * 0.3, l: 0.62 + c.l * 0.36 } : null),
  },
}
