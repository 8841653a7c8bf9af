import type { Scene } from '../scene-types.ts'

export const brunoScenes: Scene[] = [
  {
    name: 'bruno-1',
    alt: 'Illustration of Bruno, a tan dog with a curled tail, standing before a teal window at sunrise, a bone beside him',
    place: {
      kind: 'room',
      scheme: 'peacock',
      print: 'sprig',
      arch: 'ogee',
      hour: 'dawn',
      view: 'hills',
      floor: 'tiles',
    },
    pet: { character: 'bruno', x: 405, foot: 550, size: 372 },
    props: [
      { emoji: 'potted-plant', x: 116, foot: 536, size: 168 },
      { emoji: 'bone', x: 662, foot: 590, size: 92, turn: 38, shadow: 560 },
    ],
  },
  {
    name: 'bruno-2',
    alt: 'Illustration of Bruno, a tan dog, sitting on a roof terrace at dusk beside a cricket bat and ball, kites over the city',
    place: {
      kind: 'outdoors',
      scheme: 'rose',
      print: 'paisley',
      arch: 'cusped',
      hour: 'dusk',
      panorama: 'rooftops',
      ground: 'terrace',
    },
    pet: { character: 'bruno-sitting', x: 350, foot: 556, size: 376 },
    props: [
      { emoji: 'kite', x: 598, foot: 232, size: 118, shadow: false },
      { emoji: 'kite', x: 188, foot: 196, size: 62, turn: -24, shadow: false },
      { emoji: 'cricket-game', x: 612, foot: 566, size: 150 },
    ],
  },
  {
    name: 'bruno-3',
    alt: 'Illustration of Bruno, a tan dog, leaping after a blue flying disc on a green lawn at midday',
    place: {
      kind: 'outdoors',
      scheme: 'marigold',
      print: 'sprig',
      arch: 'ogee',
      hour: 'noon',
      panorama: 'park',
      ground: 'lawn',
    },
    pet: { character: 'bruno', x: 480, foot: 496, size: 352, turn: 16, shadow: 556 },
    props: [{ emoji: 'flying-disc', x: 212, foot: 292, size: 116, shadow: false }],
  },
  {
    name: 'bruno-4',
    alt: 'Illustration of Bruno, a tan dog, sitting on a striped rug indoors while monsoon rain falls outside the window, a purple umbrella beside him',
    place: {
      kind: 'room',
      scheme: 'marigold',
      print: 'lotus',
      arch: 'cusped',
      hour: 'rain',
      view: 'hills',
      floor: 'boards',
      windowX: 310,
    },
    pet: { character: 'bruno-sitting', x: 470, foot: 552, size: 372, flip: true },
    props: [
      { furnishing: 'rug', x: 460, foot: 580, size: 470, shadow: false },
      { emoji: 'closed-umbrella', x: 714, foot: 548, size: 170 },
      { furnishing: 'bowl', x: 196, foot: 574, size: 104, front: true },
    ],
  },
  {
    name: 'bruno-5',
    alt: 'Illustration of Bruno’s face close up, tan with floppy ears and his tongue out, in a round frame of marigold petals',
    place: { kind: 'medallion', scheme: 'peacock', print: 'paisley', hour: 'dawn' },
    pet: { character: 'bruno-face', x: 400, foot: 488, size: 380, shadow: false },
    props: [],
  },
]
