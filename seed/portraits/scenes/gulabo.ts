import type { Scene } from '../scene-types.ts'

export const gulaboScenes: Scene[] = [
  {
    name: 'gulabo-1',
    alt: 'Illustration of Gulabo, a grey-lilac rabbit, sitting before a blue window at daybreak with two carrots beside her',
    place: {
      kind: 'room',
      scheme: 'indigo',
      print: 'lotus',
      arch: 'ogee',
      hour: 'dawn',
      view: 'garden',
      floor: 'tiles',
    },
    pet: { character: 'gulabo', x: 392, foot: 552, size: 352 },
    props: [
      { emoji: 'carrot', x: 704, foot: 560, size: 92 },
      { emoji: 'carrot', x: 634, foot: 584, size: 92, front: true },
      { emoji: 'rose', x: 122, foot: 492, size: 140, shadow: false },
      { furnishing: 'planter', x: 122, foot: 556, size: 110 },
    ],
  },
  {
    name: 'gulabo-2',
    alt: 'Illustration of Gulabo, a grey-lilac rabbit, on a lawn among tulips and leafy greens at midday',
    place: {
      kind: 'outdoors',
      scheme: 'rose',
      print: 'dots',
      arch: 'ogee',
      hour: 'noon',
      panorama: 'park',
      ground: 'lawn',
    },
    pet: { character: 'gulabo', x: 420, foot: 552, size: 344, flip: true },
    props: [
      { emoji: 'tulip', x: 152, foot: 540, size: 122 },
      { emoji: 'tulip', x: 214, foot: 562, size: 104 },
      { emoji: 'leafy-green', x: 648, foot: 580, size: 104, front: true },
    ],
  },
  {
    name: 'gulabo-3',
    alt: 'Illustration of Gulabo’s face close up, grey-lilac with long upright ears, in a round frame of marigold petals',
    place: { kind: 'medallion', scheme: 'rose', print: 'trellis', hour: 'dawn' },
    pet: { character: 'gulabo-face', x: 400, foot: 504, size: 384, shadow: false },
    props: [],
  },
]
