import type { Scene } from '../scene-types.ts'

export const mithuScenes: Scene[] = [
  {
    name: 'mithu-1',
    alt: 'Illustration of Mithu, a pinkish-red parrot with yellow and blue wings, on a wooden perch before an orange window, a hibiscus beside her',
    place: {
      kind: 'room',
      scheme: 'marigold',
      print: 'trellis',
      arch: 'keel',
      hour: 'noon',
      view: 'garden',
      floor: 'boards',
    },
    pet: { character: 'mithu', x: 396, foot: 436, size: 340, shadow: false },
    props: [
      { furnishing: 'perch', x: 400, foot: 572, size: 220 },
      { emoji: 'palm-tree', x: 676, foot: 500, size: 200, shadow: false },
      { furnishing: 'planter', x: 676, foot: 560, size: 104 },
      { emoji: 'hibiscus', x: 152, foot: 572, size: 122 },
    ],
  },
  {
    name: 'mithu-2',
    alt: 'Illustration of Mithu, a pinkish-red parrot, riding a brass ring swing before a window over a lake at sunrise',
    place: {
      kind: 'room',
      scheme: 'peacock',
      print: 'lotus',
      arch: 'cusped',
      hour: 'dawn',
      view: 'lake',
      floor: 'tiles',
    },
    pet: { character: 'mithu', x: 394, foot: 418, size: 262, flip: true, shadow: false },
    props: [
      { furnishing: 'ring-swing', x: 400, foot: 442, size: 296, shadow: false },
      { emoji: 'mango', x: 158, foot: 562, size: 96 },
      { emoji: 'grapes', x: 238, foot: 572, size: 92 },
      { emoji: 'potted-plant', x: 676, foot: 544, size: 168 },
    ],
  },
  {
    name: 'mithu-3',
    alt: 'Illustration of Mithu, a pinkish-red parrot, on the branch of a mango tree in the monsoon rain',
    place: {
      kind: 'outdoors',
      scheme: 'leaf',
      print: 'paisley',
      arch: 'ogee',
      hour: 'rain',
      panorama: 'park',
      ground: 'lawn',
    },
    pet: { character: 'mithu', x: 372, foot: 434, size: 330, shadow: false },
    props: [{ furnishing: 'branch', x: 400, foot: 452, size: 800, shadow: false }],
  },
  {
    name: 'mithu-4',
    alt: 'Illustration of Mithu’s head close up, pinkish red with a curved yellow beak, in a round frame of marigold petals',
    place: { kind: 'medallion', scheme: 'leaf', print: 'dots', hour: 'noon' },
    pet: { character: 'mithu', x: 462, foot: 772, size: 660, shadow: false },
    props: [],
  },
]
