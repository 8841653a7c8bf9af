import { type Defs, times } from '../canvas.ts'
import { BRASS, type Light } from '../palette.ts'
import type { View } from '../scene-types.ts'
import { chhatri, dome, hills, houses, ridge, tree, water } from './land.ts'
import { underwater } from './water.ts'

/** Where land meets sky in a room's window. */
const HORIZON = 372

function palace(x: number, y: number, light: Light): string {
  const { stone, windows } = light
  const arches = times(
    7,
    (index) =>
      `<path d="M${x - 84 + index * 25} ${y - 6}v-16c0-8 5-12 8-15c3 3 8 7 8 15v16z" fill="${windows}" opacity=".75"/>`,
  )
  return (
    dome(x, y - 78, 62, stone, BRASS.mid) +
    chhatri(x - 78, y - 52, 30, stone, BRASS.mid) +
    chhatri(x + 78, y - 52, 30, stone, BRASS.mid) +
    `<path d="M${x - 100} ${y}v-52h62v-26h76v26h62v52z" fill="${stone}"/>${arches}` +
    `<path d="M${x - 104} ${y - 52}h68M${x - 42} ${y - 78}h84M${x + 36} ${y - 52}h68" stroke="${windows}" stroke-width="3" opacity=".6"/>`
  )
}

function garden(x: number, light: Light): string {
  return (
    ridge(
      HORIZON,
      [
        [200, 34],
        [380, 60],
        [560, 30],
        [700, 50],
      ],
      light.land[0],
    ) +
    tree(x - 120, HORIZON + 22, 128, light.green) +
    tree(x + 118, HORIZON + 26, 150, light.green) +
    chhatri(x + 6, HORIZON + 20, 78, light.stone, BRASS.mid) +
    ridge(
      HORIZON + 18,
      [
        [260, 6],
        [420, 14],
        [560, 4],
      ],
      light.green[0],
    ) +
    ridge(
      HORIZON + 44,
      [
        [220, 14],
        [400, 2],
        [600, 16],
      ],
      light.green[1],
    )
  )
}

/** What is seen through a window whose middle is `x`; it is drawn wide and clipped by the caller. */
export function view(defs: Defs, name: View, light: Light, x: number): string {
  switch (name) {
    case 'hills':
      return hills(HORIZON + 24, light)
    case 'lake':
      return (
        ridge(
          HORIZON,
          [
            [x - 150, 40],
            [x - 40, 84],
            [x + 90, 46],
            [x + 180, 78],
          ],
          light.land[0],
        ) +
        ridge(
          HORIZON,
          [
            [x - 170, 26],
            [x + 30, 30],
            [x + 170, 20],
          ],
          light.land[1],
        ) +
        palace(x + 50, HORIZON + 4, light) +
        water(defs, HORIZON, 452, light, x)
      )
    case 'palace':
      return (
        ridge(
          HORIZON,
          [
            [x - 120, 40],
            [x + 20, 26],
            [x + 140, 58],
          ],
          light.land[0],
        ) +
        palace(x, HORIZON + 6, light) +
        ridge(
          HORIZON + 16,
          [
            [x - 140, 16],
            [x, 6],
            [x + 150, 18],
          ],
          light.green[0],
        ) +
        tree(x - 128, HORIZON + 24, 92, light.green) +
        tree(x + 132, HORIZON + 24, 84, light.green) +
        ridge(
          HORIZON + 40,
          [
            [x - 80, 14],
            [x + 80, 6],
          ],
          light.green[1],
        )
      )
    case 'garden':
      return garden(x, light)
    case 'rooftops':
      return (
        dome(x + 72, HORIZON - 22, 64, light.land[0], BRASS.mid) +
        houses([x - 180, x + 180], HORIZON + 30, [36, 84], { ...light, stone: light.land[1] }, 11) +
        houses([x - 180, x + 190], HORIZON + 70, [30, 66], { ...light, stone: light.land[2] }, 37)
      )
    case 'water':
      return underwater(defs, { left: x - 190, right: x + 190, top: 60, bottom: 428 })
  }
}
