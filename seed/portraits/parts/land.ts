import { chance, type Defs, r, times, WIDTH } from '../canvas.ts'
import type { Light } from '../palette.ts'

/** Pieces of landscape that the views share. Every one stands on the height `y` and fills the canvas's width. */

/** A range of hills: `peaks` are [x, height above y]. */
export function ridge(y: number, peaks: readonly (readonly [number, number])[], colour: string): string {
  let path = `M-20 ${y}`
  let from = -20
  let fromHeight = 0
  for (const [x, height] of [...peaks, [WIDTH + 20, 0] as const]) {
    const middle = (from + x) / 2
    path += `C${r(middle)} ${r(y - fromHeight)} ${r(middle)} ${r(y - height)} ${r(x)} ${r(y - height)}`
    from = x
    fromHeight = height
  }
  return `<path d="${path}V${y + 200}H-20z" fill="${colour}"/>`
}

export function hills(y: number, light: Light): string {
  const [far, middle, near] = light.land
  return (
    ridge(
      y,
      [
        [120, 58],
        [290, 96],
        [430, 60],
        [560, 104],
        [700, 62],
      ],
      far,
    ) +
    ridge(
      y,
      [
        [180, 30],
        [330, 58],
        [480, 24],
        [640, 62],
      ],
      middle,
    ) +
    ridge(
      y + 12,
      [
        [250, 30],
        [400, 14],
        [520, 34],
        [680, 20],
      ],
      near,
    )
  )
}

/** Water from `y` to `bottom` with glints that thin out towards the shore. */
export function water(defs: Defs, y: number, bottom: number, light: Light, orbX: number): string {
  const fill = defs.fade([
    [0, light.water[0]],
    [1, light.water[1]],
  ])
  const glints = times(26, (index) => {
    const depth = chance(index + 2)
    const gx = orbX + (chance(index + 40) - 0.5) * (160 + depth * 620)
    const length = 14 + depth * 46
    return `<rect x="${r(gx - length / 2)}" y="${r(y + 6 + depth * (bottom - y - 10))}" width="${r(length)}" height="2.4" rx="1.2"/>`
  })
  return `<path d="M0 ${y}h${WIDTH}V${bottom}H0z" fill="${fill}"/><g fill="#FFFFFF" opacity=".42">${glints}</g>`
}

/** A round tree: trunk and three lumps of leaves. */
export function tree(x: number, y: number, size: number, leaves: readonly [string, string], trunk = '#7A5238'): string {
  return (
    `<g transform="translate(${r(x)} ${r(y)}) scale(${size / 100})">` +
    `<path d="M-5 0c2-20 2-30 0-46h10c-2 16-2 26 0 46z" fill="${trunk}"/>` +
    `<g fill="${leaves[1]}"><circle cx="-22" cy="-54" r="24"/><circle cx="22" cy="-54" r="24"/><circle cy="-68" r="30"/></g>` +
    `<g fill="${leaves[0]}"><circle cx="-24" cy="-60" r="17"/><circle cx="16" cy="-62" r="17"/><circle cx="-4" cy="-78" r="21"/></g></g>`
  )
}

/** A coconut palm, bowed by the wind. */
export function palm(x: number, y: number, size: number, leaves: readonly [string, string], lean = 1): string {
  const frond = (turn: number, colour: string) =>
    `<path transform="rotate(${turn})" d="M0 0c14-12 34-12 48 4c-16-5-32-3-48-4z" fill="${colour}"/>`
  return (
    `<g transform="translate(${r(x)} ${r(y)}) scale(${(size / 100) * lean} ${size / 100})">` +
    '<path d="M-5 0c6-30 8-58 22-88l5 2c-12 30-14 56-18 86z" fill="#8A6244"/>' +
    `<g transform="translate(20 -88)">${[-150, -105, -60, 15, 60, 165, 205].map((turn, i) => frond(turn, leaves[i % 2 === 0 ? 1 : 0])).join('')}` +
    '<g fill="#8A4B1E"><circle cx="-3" cy="5" r="4.4"/><circle cx="5" cy="6" r="4.4"/></g></g></g>'
  )
}

/** A bulbous dome with its finial; `x` its middle, `y` its foot, `width` across the drum. */
export function dome(x: number, y: number, width: number, colour: string, gilt: string): string {
  const h = width / 2
  return (
    `<path d="M${r(x - h * 0.86)} ${r(y)}C${r(x - h * 1.25)} ${r(y - h * 0.6)} ${r(x - h * 0.7)} ${r(y - h * 1.15)} ${r(x)} ${r(y - h * 1.62)}C${r(x + h * 0.7)} ${r(y - h * 1.15)} ${r(x + h * 1.25)} ${r(y - h * 0.6)} ${r(x + h * 0.86)} ${r(y)}z" fill="${colour}"/>` +
    `<path d="M${r(x - 1.2)} ${r(y - h * 1.5)}h2.4v${r(-h * 0.42)}h-2.4z" fill="${gilt}"/><circle cx="${r(x)}" cy="${r(y - h * 1.72)}" r="${r(Math.max(2, h * 0.09))}" fill="${gilt}"/>`
  )
}

/** A chhatri: a small domed pavilion on four posts. */
export function chhatri(x: number, y: number, width: number, colour: string, gilt: string): string {
  const h = width / 2
  const top = y - width * 0.72
  return (
    `<g fill="${colour}"><path d="M${r(x - h)} ${r(y)}h${r(width)}v${r(-width * 0.1)}h${r(-width)}z"/>` +
    [-0.86, -0.3, 0.18, 0.74]
      .map((at) => `<path d="M${r(x + h * at)} ${r(y)}h${r(width * 0.07)}V${r(top)}h${r(-width * 0.07)}z"/>`)
      .join('') +
    `<path d="M${r(x - h * 1.16)} ${r(top + width * 0.06)}L${r(x - h * 0.9)} ${r(top - width * 0.06)}h${r(h * 1.8)}L${r(x + h * 1.16)} ${r(top + width * 0.06)}z"/></g>` +
    dome(x, top - width * 0.04, width * 0.82, colour, gilt)
  )
}

/** A row of houses with lit windows between two edges; every house by chance, but always the same. */
export function houses(
  [from, to]: readonly [number, number],
  y: number,
  [low, high]: readonly [number, number],
  light: Light,
  seed: number,
): string {
  let drawing = ''
  let x = from
  for (let index = seed; x < to; index += 1) {
    const width = Math.min(26 + chance(index) * 34, to - x + 1)
    const height = low + chance(index + 70) * (high - low)
    drawing += `<path d="M${r(x)} ${y}h${r(width + 0.6)}v${r(-height)}h${r(-width - 0.6)}z" fill="${light.stone}" opacity="${r(0.72 + chance(index + 5) * 0.28)}"/>`
    const columns = Math.floor(width / 11)
    const rows = Math.floor(height / 15)
    drawing += times(columns * rows, (cell) => {
      if (chance(index * 31 + cell) < 0.5) return ''
      const wx = x + 5 + (cell % columns) * 11
      const wy = y - height + 6 + Math.floor(cell / columns) * 15
      return `<rect x="${r(wx)}" y="${r(wy)}" width="4.4" height="6.4" rx="2" fill="${light.windows}" opacity=".8"/>`
    })
    x += width
  }
  return drawing
}
