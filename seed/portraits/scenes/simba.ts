import type { Scene } from '../scene-types.ts'

export const simbaScenes: Scene[] = [
  {
    name: 'simba-1',
    alt: 'Illustration of Simba, an orange tabby cat, standing before a rose-pink window with a palace outside, a ball of yarn beside him',
    place: {
      kind: 'room',
      scheme: 'rose',
      print: 'paisley',
      arch: 'cusped',
      hour: 'noon',
      view: 'palace',
      floor: 'tiles',
    },
    pet: { character: 'simba', x: 395, foot: 550, size: 372 },
    props: [
      { emoji: 'yarn', x: 660, foot: 574, size: 122 },
      { emoji: 'amphora', x: 120, foot: 532, size: 156 },
    ],
  },
  {
    name: 'simba-2',
    alt: 'Illustration of Simba, an orange tabby cat, on a window sill at night under a crescent moon, an oil lamp burning on the floor',
    place: {
      kind: 'room',
      scheme: 'indigo',
      print: 'dots',
      arch: 'keel',
      hour: 'night',
      view: 'rooftops',
      floor: 'tiles',
    },
    pet: { character: 'simba', x: 396, foot: 431, size: 232, flip: true },
    props: [
      { furnishing: 'rangoli', x: 400, foot: 584, size: 320, shadow: false },
      { emoji: 'diya-lamp', x: 404, foot: 574, size: 96 },
      { emoji: 'books', x: 668, foot: 540, size: 116 },
      { emoji: 'potted-plant', x: 128, foot: 540, size: 150 },
    ],
  },
  {
    name: 'simba-3',
    alt: 'Illustration of Simba, an orange tabby cat, looking out of a woven basket, a blue ball of yarn beside it',
    place: {
      kind: 'room',
      scheme: 'leaf',
      print: 'trellis',
      arch: 'ogee',
      hour: 'dawn',
      view: 'lake',
      floor: 'boards',
      windowX: 500,
    },
    pet: { character: 'simba', x: 392, foot: 540, size: 340, shadow: false },
    props: [
      { furnishing: 'basket', x: 400, foot: 562, size: 356, front: true },
      { emoji: 'yarn', x: 664, foot: 578, size: 112, front: true },
    ],
  },
  {
    name: 'simba-4',
    alt: 'Illustration of Simba, an orange tabby cat, on a lakeside step at dusk, watching a butterfly',
    place: {
      kind: 'outdoors',
      scheme: 'terracotta',
      print: 'lotus',
      arch: 'cusped',
      hour: 'dusk',
      panorama: 'lake',
      ground: 'steps',
    },
    pet: { character: 'simba', x: 470, foot: 548, size: 356 },
    props: [{ emoji: 'butterfly', x: 214, foot: 330, size: 84, turn: -18, shadow: false }],
  },
  {
    name: 'simba-5',
    alt: 'Illustration of Simba’s face close up, an orange tabby with an open-mouthed smile, in a round frame of marigold petals',
    place: { kind: 'medallion', scheme: 'indigo', print: 'sprig', hour: 'noon' },
    pet: { character: 'simba-face', x: 400, foot: 478, size: 340, shadow: false },
    props: [],
  },
]
