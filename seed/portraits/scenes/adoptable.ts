import type { Scene } from '../scene-types.ts'

/** One picture each, before something their city is known by. */
export const adoptableScenes = {
  'adopt-1': [
    {
      name: 'adopt-1',
      alt: 'Illustration of Rani, a brown dog with a dark muzzle, sitting on a seaside promenade at dusk, the lights of Mumbai curving round the bay',
      place: {
        kind: 'outdoors',
        scheme: 'peacock',
        print: 'sprig',
        arch: 'cusped',
        hour: 'dusk',
        panorama: 'marine-drive',
        ground: 'promenade',
      },
      pet: { character: 'rani', x: 400, foot: 556, size: 380 },
      props: [{ emoji: 'ear-of-corn', x: 640, foot: 574, size: 84 }],
    },
  ],
  'adopt-2': [
    {
      name: 'adopt-2',
      alt: 'Illustration of Chutki, a grey tabby cat, on a garden lawn by day, a glasshouse and flowering trees of Bangalore behind her',
      place: {
        kind: 'outdoors',
        scheme: 'leaf',
        print: 'lotus',
        arch: 'ogee',
        hour: 'noon',
        panorama: 'glasshouse',
        ground: 'lawn',
      },
      pet: { character: 'chutki', x: 400, foot: 552, size: 366, flip: true },
      props: [{ emoji: 'sunflower', x: 140, foot: 560, size: 124 }],
    },
  ],
  'adopt-3': [
    {
      name: 'adopt-3',
      alt: 'Illustration of Tiger, an apricot poodle mix, on a terrace by day, the four minarets of Hyderabad’s Charminar behind him',
      place: {
        kind: 'outdoors',
        scheme: 'marigold',
        print: 'trellis',
        arch: 'keel',
        hour: 'noon',
        panorama: 'four-minarets',
        ground: 'terrace',
      },
      pet: { character: 'tiger', x: 400, foot: 556, size: 372 },
      props: [{ furnishing: 'ball', x: 634, foot: 572, size: 72 }],
    },
  ],
  'adopt-4': [
    {
      name: 'adopt-4',
      alt: 'Illustration of Kajal, a black cat, on a stone terrace in the morning, the great dome of a Delhi tomb behind her',
      place: {
        kind: 'outdoors',
        scheme: 'rose',
        print: 'sprig',
        arch: 'cusped',
        hour: 'dawn',
        panorama: 'dome',
        ground: 'promenade',
      },
      pet: { character: 'kajal', x: 400, foot: 554, size: 366 },
      props: [{ emoji: 'rose', x: 662, foot: 572, size: 104 }],
    },
  ],
  'adopt-5': [
    {
      name: 'adopt-5',
      alt: 'Illustration of Sheru, a chocolate-brown Labrador mix, on the river steps in Kolkata, a steel cantilever bridge behind him',
      place: {
        kind: 'outdoors',
        scheme: 'terracotta',
        print: 'paisley',
        arch: 'ogee',
        hour: 'noon',
        panorama: 'cantilever-bridge',
        ground: 'steps',
      },
      pet: { character: 'sheru', x: 400, foot: 556, size: 384 },
      props: [{ emoji: 'soccer-ball', x: 650, foot: 576, size: 88 }],
    },
  ],
  'adopt-6': [
    {
      name: 'adopt-6',
      alt: 'Illustration of Laddoo, a white Persian mix cat, on a sunny beach in Chennai, a temple tower and palms behind him',
      place: {
        kind: 'outdoors',
        scheme: 'indigo',
        print: 'dots',
        arch: 'keel',
        hour: 'noon',
        panorama: 'gopuram',
        ground: 'sand',
      },
      pet: { character: 'laddoo', x: 400, foot: 552, size: 366, flip: true },
      props: [{ emoji: 'spiral-shell', x: 154, foot: 574, size: 84 }],
    },
  ],
} satisfies Record<string, Scene[]>
