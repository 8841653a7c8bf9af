import type { Scene } from '../scene-types.ts'

export const motiScenes: Scene[] = [
  {
    name: 'moti-1',
    alt: 'Illustration of Moti, a blue and orange tropical fish, swimming in a planted glass tank before a window by day',
    place: { kind: 'tank', scheme: 'terracotta', print: 'sprig', arch: 'ogee', hour: 'noon', view: 'hills' },
    pet: { character: 'moti', x: 396, foot: 436, size: 206, shadow: false },
    props: [],
  },
  {
    name: 'moti-2',
    alt: 'Illustration of Moti, a blue and orange tropical fish, in a softly lit tank at night, the moon in the window',
    place: { kind: 'tank', scheme: 'indigo', print: 'trellis', arch: 'keel', hour: 'night', view: 'hills' },
    pet: { character: 'moti', x: 420, foot: 440, size: 206, flip: true, shadow: false },
    props: [],
  },
  {
    name: 'moti-3',
    alt: 'Illustration of Moti, a blue and orange tropical fish, seen close up under water between coral, shells and swaying plants',
    place: { kind: 'reef' },
    pet: { character: 'moti', x: 410, foot: 446, size: 346, turn: -6, shadow: false },
    props: [
      { emoji: 'coral', x: 656, foot: 584, size: 236, shadow: false },
      { emoji: 'spiral-shell', x: 236, foot: 584, size: 92, turn: -14, shadow: false },
    ],
  },
  {
    name: 'moti-4',
    alt: 'Illustration of Moti, a blue and orange tropical fish, in an aquarium set into the wall behind an arched window',
    place: {
      kind: 'room',
      scheme: 'peacock',
      print: 'dots',
      arch: 'cusped',
      hour: 'noon',
      view: 'water',
      floor: 'boards',
    },
    pet: { character: 'moti', x: 404, foot: 388, size: 196, flip: true, shadow: false },
    props: [
      { emoji: 'palm-tree', x: 112, foot: 506, size: 196, shadow: false },
      { furnishing: 'planter', x: 112, foot: 564, size: 108 },
      { emoji: 'spiral-shell', x: 640, foot: 566, size: 104 },
    ],
  },
]
