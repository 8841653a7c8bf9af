import { chance, type Defs, HEIGHT, r, times, WIDTH } from '../canvas.ts'
import type { Light } from '../palette.ts'
import type { Ground, Hour } from '../scene-types.ts'
import { tiles } from './floor.ts'

/** Where the ground of an outdoor picture begins. */
export const GROUND_Y = 470

const STONE: Record<Hour, readonly [string, string, string]> = {
  dawn: ['#F3D3B8', '#E4BC9E', '#C8967C'],
  noon: ['#F4E2C8', '#E6CFAE', '#C7A884'],
  dusk: ['#C58FA0', '#AF7890', '#7D4E74'],
  night: ['#5A66A8', '#4C5898', '#343E7A'],
  rain: ['#B9C2BF', '#A7B2B0', '#7F8E8D'],
}

/** A parapet of pierced stone (jaali) along the back of a terrace. */
function parapet([light, , dark]: readonly [string, string, string]): string {
  const top = GROUND_Y - 54
  const piers = times(
    6,
    (index) =>
      `<path d="M${index * 156 - 4} ${top - 8}h28v62h-28z" fill="${light}"/><path d="M${index * 156 - 8} ${top - 14}h36v8h-36z" fill="${dark}"/>`,
  )
  const holes = times(5, (panel) =>
    times(14, (cell) => {
      const x = panel * 156 + 36 + (cell % 7) * 18
      const y = top + 15 + Math.floor(cell / 7) * 20
      return `<path d="M${x} ${y - 8}l8 8l-8 8l-8-8z"/>`
    }),
  )
  return (
    `<path d="M0 ${top}h${WIDTH}v54H0z" fill="${light}"/><g fill="${dark}" opacity=".62">${holes}</g>` +
    `<path d="M0 ${top - 4}h${WIDTH}v7H0z" fill="${dark}" opacity=".8"/>${piers}`
  )
}

function lawn(defs: Defs, light: Light): string {
  const fill = defs.fade([
    [0, light.green[0]],
    [1, light.green[1]],
  ])
  const tufts = times(34, (index) => {
    const depth = chance(index + 12)
    const x = chance(index * 5 + 2) * WIDTH
    const y = GROUND_Y - 34 + depth * 158
    const s = r(0.5 + depth * 0.7)
    return `<path transform="translate(${r(x)} ${r(y)}) scale(${s})" d="M-9 0c-2-8-4-12-8-16c8 2 12 8 13 14c0-10 2-16 5-22c2 8 2 14 0 22c3-6 6-10 12-12c-3 4-5 8-6 14z" fill="${index % 2 ? light.green[1] : '#A8D47E'}" opacity=".6"/>`
  })
  const blossoms = times(16, (index) => {
    const depth = chance(index + 81)
    const colour = ['#FFF6DC', '#FFD05A', '#F59AB8'][index % 3]
    return `<g transform="translate(${r(chance(index * 9 + 4) * WIDTH)} ${r(GROUND_Y - 24 + depth * 146)}) scale(${r(0.6 + depth * 0.6)})"><g fill="${colour}"><circle cx="-4" r="3.6"/><circle cx="4" r="3.6"/><circle cy="-4" r="3.6"/><circle cy="4" r="3.6"/></g><circle r="2.4" fill="#E08A1E"/></g>`
  })
  return `<path d="M0 ${GROUND_Y - 46}c140-18 260 8 400 0s260-14 400 2v${HEIGHT}H0z" fill="${fill}"/>${tufts}${blossoms}`
}

function steps([light, middle, dark]: readonly [string, string, string]): string {
  const rows = [
    [GROUND_Y - 24, 14],
    [GROUND_Y - 2, 18],
    [GROUND_Y + 28, 30],
  ] as const
  const treads = rows
    .map(([y, riser], index) => {
      const bottom = rows[index + 1]?.[0] ?? HEIGHT
      return `<path d="M0 ${y}h${WIDTH}V${bottom}H0z" fill="${index % 2 ? middle : light}"/><path d="M0 ${bottom - riser * 0.4}h${WIDTH}v${riser * 0.4}H0z" fill="${dark}" opacity="${index === rows.length - 1 ? 0 : 0.7}"/>`
    })
    .join('')
  const joints = times(
    9,
    (index) => `M${index * 104 - 20} ${GROUND_Y + 28}l${r((index - 4) * 16)} ${HEIGHT - GROUND_Y - 28}`,
  )
  return `${treads}<path d="${joints}" stroke="${dark}" stroke-width="2" opacity=".35"/>`
}

function sand(defs: Defs): string {
  const fill = defs.fade([
    [0, '#F8DFB0'],
    [1, '#E9BF84'],
  ])
  const ripples = times(20, (index) => {
    const y = GROUND_Y + 4 + chance(index) * 124
    const x = chance(index + 50) * WIDTH
    return `M${r(x)} ${r(y)}q16-6 32 0t32 0`
  })
  return (
    `<path d="M0 ${GROUND_Y - 30}c160 16 300-14 460 0s240 10 340-6v${HEIGHT}H0z" fill="#FFF3DC"/>` +
    `<path d="M0 ${GROUND_Y - 22}c160 16 300-14 460 0s240 10 340-6v${HEIGHT}H0z" fill="${fill}"/><path d="${ripples}" fill="none" stroke="#D2A468" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`
  )
}

/** What the pet stands on outdoors. */
export function ground(defs: Defs, kind: Ground, hour: Hour, light: Light): string {
  const stone = STONE[hour]
  switch (kind) {
    case 'lawn':
      return lawn(defs, light)
    case 'sand':
      return sand(defs)
    case 'steps':
      return steps(stone)
    case 'terrace':
      return parapet(stone) + tiles([stone[0], stone[1]], GROUND_Y, stone[2])
    case 'promenade':
      return (
        `<path d="M0 ${GROUND_Y - 30}h${WIDTH}v34H0z" fill="${stone[1]}"/><path d="M0 ${GROUND_Y - 34}h${WIDTH}v10H0z" fill="${stone[0]}"/><path d="M0 ${GROUND_Y - 2}h${WIDTH}v8H0z" fill="${stone[2]}"/>` +
        tiles([stone[1], stone[0]], GROUND_Y + 4, stone[2])
      )
  }
}
