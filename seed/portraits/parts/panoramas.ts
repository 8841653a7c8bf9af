import { type Defs, r, times } from '../canvas.ts'
import { BRASS, type Light } from '../palette.ts'
import type { Panorama } from '../scene-types.ts'
import { chhatri, dome, houses, palm, ridge, tree, water } from './land.ts'
import { cantileverBridge, charminar, gardenTomb, glasshouse, gopuram, marineDrive } from './landmarks.ts'

/** Where water or plain meets the sky outdoors. */
export const HORIZON = 380
const GROUND_TOP = 476

/** Trees in flower: what a jacaranda and a gulmohar look like from afar. */
const JACARANDA = ['#B79AE0', '#8F74C4'] as const
const GULMOHAR = ['#F58A5B', '#DB5F3C'] as const

function park(light: Light): string {
  return (
    ridge(
      HORIZON,
      [
        [140, 46],
        [330, 70],
        [520, 40],
        [690, 66],
      ],
      light.land[0],
    ) +
    ridge(
      HORIZON + 22,
      [
        [120, 34],
        [300, 20],
        [520, 40],
        [700, 24],
      ],
      light.land[1],
    ) +
    chhatri(600, HORIZON + 30, 92, light.stone, BRASS.mid) +
    tree(128, HORIZON + 52, 190, light.green) +
    tree(226, HORIZON + 44, 120, light.green) +
    tree(716, HORIZON + 50, 176, light.green) +
    ridge(
      HORIZON + 40,
      [
        [200, 10],
        [420, 18],
        [640, 8],
      ],
      light.green[0],
    )
  )
}

function lake(defs: Defs, light: Light, orbX: number): string {
  const { stone, windows } = light
  const y = HORIZON + 8
  const arches = times(
    12,
    (index) =>
      `<path d="M${488 + index * 19} ${y - 4}v-13c0-6 4-9 6-11c2 2 6 5 6 11v13z" fill="${windows}" opacity=".8"/>`,
  )
  const mirror = `<path d="M478 ${y + 2}h236v18c-40 8-70-4-118 4s-90-2-118-6z" fill="${stone}" opacity=".3"/>`
  return (
    ridge(
      HORIZON,
      [
        [110, 66],
        [260, 104],
        [420, 58],
        [560, 92],
        [720, 60],
      ],
      light.land[0],
    ) +
    ridge(
      HORIZON,
      [
        [90, 40],
        [240, 30],
        [420, 44],
        [640, 28],
      ],
      light.land[1],
    ) +
    water(defs, HORIZON, GROUND_TOP, light, orbX) +
    chhatri(500, y - 38, 34, stone, BRASS.mid) +
    dome(596, y - 60, 58, stone, BRASS.mid) +
    chhatri(692, y - 38, 34, stone, BRASS.mid) +
    `<path d="M478 ${y + 2}v-42h80v-22h76v22h80v42z" fill="${stone}"/>${arches}${mirror}`
  )
}

function rooftops(light: Light): string {
  const tank = (x: number, y: number) => `<path d="M${x} ${y}v-12h-6v-20h32v20h-6v12z" fill="${light.stone}"/>`
  return (
    dome(476, HORIZON - 8, 86, light.land[1], BRASS.mid) +
    ridge(
      HORIZON + 60,
      [
        [100, 120],
        [300, 84],
        [500, 90],
        [700, 130],
      ],
      light.land[0],
    ) +
    dome(642, HORIZON - 4, 58, light.land[1], BRASS.mid) +
    tank(154, HORIZON + 2) +
    houses([0, 800], HORIZON + 60, [44, 112], { ...light, stone: light.land[1] }, 3) +
    houses([0, 800], HORIZON + 90, [36, 84], { ...light, stone: light.land[2] }, 51)
  )
}

/** What lies behind an outdoor picture; `orbX` is where the sun stands, for its path on the water. */
export function panorama(defs: Defs, name: Panorama, light: Light, orbX: number): string {
  switch (name) {
    case 'park':
      return park(light)
    case 'lake':
      return lake(defs, light, orbX)
    case 'rooftops':
      return rooftops(light)
    case 'marine-drive':
      return marineDrive(defs, light, HORIZON, GROUND_TOP, orbX)
    case 'glasshouse':
      return (
        ridge(
          HORIZON + 10,
          [
            [140, 40],
            [400, 26],
            [660, 44],
          ],
          light.land[0],
        ) +
        glasshouse(400, HORIZON + 44, light) +
        tree(120, HORIZON + 58, 196, JACARANDA) +
        tree(708, HORIZON + 58, 204, light.green) +
        tree(654, HORIZON + 60, 110, GULMOHAR) +
        tree(206, HORIZON + 60, 104, light.green)
      )
    case 'four-minarets':
      return (
        houses([0, 800], HORIZON + 74, [34, 92], { ...light, stone: light.land[1] }, 17) +
        charminar(400, HORIZON + 60, light) +
        tree(84, HORIZON + 72, 120, light.green) +
        tree(730, HORIZON + 72, 110, light.green)
      )
    case 'dome':
      return (
        ridge(
          HORIZON + 40,
          [
            [150, 76],
            [400, 40],
            [650, 84],
          ],
          light.land[0],
        ) +
        gardenTomb(400, HORIZON + 70, light) +
        [60, 130, 684, 752].map((x, index) => tree(x, HORIZON + 74, 120 + (index % 2) * 36, light.green)).join('')
      )
    case 'cantilever-bridge':
      return (
        houses([0, 800], HORIZON + 6, [18, 52], { ...light, stone: light.land[1], windows: light.land[0] }, 23) +
        water(defs, HORIZON + 2, GROUND_TOP, light, orbX) +
        cantileverBridge(HORIZON - 8, light)
      )
    case 'gopuram':
      return (
        water(defs, HORIZON + 6, GROUND_TOP, light, 120) +
        ridge(
          HORIZON + 60,
          [
            [330, 22],
            [520, 56],
            [720, 66],
          ],
          light.green[0],
        ) +
        gopuram(576, HORIZON + 30, light) +
        palm(702, HORIZON + 56, 200, light.green, 1) +
        palm(452, HORIZON + 60, 134, light.green, -1) +
        palm(150, HORIZON + 74, 250, light.green, -1) +
        sail(262, HORIZON + 28)
      )
  }
}

/** A fishing boat with a patched sail. */
function sail(x: number, y: number): string {
  return `<g transform="translate(${r(x)} ${r(y)})"><path d="M-30 0h60c-6 12-12 14-18 14h-26c-8 0-12-4-16-14z" fill="#A8472A"/><path d="M-2-4v-62c22 14 30 36 30 58c-10-3-20-3-30 4z" fill="#FFF1D2"/><path d="M-2-30c12 0 22 2 28 10" fill="none" stroke="#F6A81C" stroke-width="4"/></g>`
}
