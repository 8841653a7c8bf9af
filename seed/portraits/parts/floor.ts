import { type Defs, HEIGHT, r, times, WIDTH } from '../canvas.ts'
import type { Light, Scheme } from '../palette.ts'
import type { Floor } from '../scene-types.ts'
import { FLOOR_Y } from './wall.ts'

/** Lines of a floor run together at this height, behind the wall. */
const VANISHING_Y = 250

/** Where a floor point lies on the canvas: `across` in tiles from the middle, `depth` 0 at the wall to 1 in front. */
function project(across: number, depth: number, floorY: number): [number, number] {
  const y = floorY + (HEIGHT - floorY) * depth
  return [WIDTH / 2 + across * 118 * ((y - VANISHING_Y) / (HEIGHT - VANISHING_Y)), y]
}

const quad = (points: readonly [number, number][]) => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}z`

const ROWS = [0, 0.2, 0.52, 1.02] as const

/** Cement tiles in two colours with a small rosette on every second one. */
export function tiles([first, second]: readonly [string, string], floorY: number, ornament: string): string {
  let drawing = ''
  for (let row = 0; row < ROWS.length - 1; row += 1) {
    const [near, far] = [ROWS[row + 1] ?? 1, ROWS[row] ?? 0]
    for (let column = -7; column < 7; column += 1) {
      const points = [
        project(column, far, floorY),
        project(column + 1, far, floorY),
        project(column + 1, near, floorY),
        project(column, near, floorY),
      ]
      const even = (row + column) % 2 === 0
      drawing += `<path d="${quad(points)}" fill="${even ? first : second}"/>`
      if (!even) continue
      const [cx, cy] = project(column + 0.5, (near + far) / 2 - 0.01, floorY)
      const size = (near - far) * (HEIGHT - floorY)
      drawing += `<g transform="translate(${r(cx)} ${r(cy)}) scale(${r(size / 26)} ${r(size / 46)})" fill="${ornament}" opacity=".3">${times(4, (petal) => `<path transform="rotate(${petal * 90})" d="M0-3c6-4 6-10 0-16c-6 6-6 12 0 16z"/>`)}</g>`
    }
  }
  return drawing
}

/** Wooden boards that run towards the viewer. */
function boards([first, second]: readonly [string, string], floorY: number): string {
  const joints = times(19, (index) => {
    const at = (index - 9) * 0.8
    const [x1, y1] = project(at, 0, floorY)
    const [x2, y2] = project(at, 1, floorY)
    return `M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`
  })
  return (
    `<path d="M0 ${floorY}h${WIDTH}V${HEIGHT}H0z" fill="${first}"/><path d="${joints}" stroke="${second}" stroke-width="3"/>` +
    `<path d="M210 536l40 0M520 514l34 0M640 566l60 0M60 574l44 0" stroke="${second}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`
  )
}

/** The floor of a room, with the shade at the foot of the wall and the patch of light from the window. */
export function floor(defs: Defs, kind: Floor, scheme: Scheme, light: Light, windowX: number): string {
  const shade = defs.fade([
    [0, '#2A1A00', 0.32],
    [0.3, '#2A1A00', 0.04],
    [1, '#2A1A00', 0],
  ])
  const patch = defs.fade([
    [0, light.sky[2], light.patchOpacity],
    [1, light.sky[2], light.patchOpacity * 0.55],
  ])
  const area = `M0 ${FLOOR_Y}h${WIDTH}V${HEIGHT}H0z`
  return (
    (kind === 'tiles' ? tiles(scheme.floor, FLOOR_Y, scheme.panel) : boards(scheme.floor, FLOOR_Y)) +
    `<path d="M${windowX - 150} ${FLOOR_Y}h300l-60 ${HEIGHT - FLOOR_Y}h-380z" fill="${patch}"/><path d="${area}" fill="${shade}"/>`
  )
}
