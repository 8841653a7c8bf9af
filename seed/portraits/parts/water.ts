import { chance, type Defs, r, times } from '../canvas.ts'

export type Basin = { left: number; right: number; top: number; bottom: number }

/** A waving water plant of ribbon leaves, rooted at (x, y). */
export function weed(x: number, y: number, height: number, colours: readonly [string, string], seed = 1): string {
  return times(5, (index) => {
    const h = height * (0.62 + chance(seed * 13 + index) * 0.38)
    const lean = (index - 2) * 9 + (chance(seed + index * 5) - 0.5) * 10
    const w = 6 + chance(seed * 3 + index) * 4
    const bx = x + (index - 2) * 7
    const path = `M${r(bx - w / 2)} ${y}C${r(bx - w - lean * 0.3)} ${r(y - h * 0.35)} ${r(bx + lean + w)} ${r(y - h * 0.6)} ${r(bx + lean)} ${r(y - h)}C${r(bx + lean + w * 2)} ${r(y - h * 0.55)} ${r(bx + w * 0.6 - lean * 0.2)} ${r(y - h * 0.3)} ${r(bx + w / 2)} ${y}z`
    return `<path d="${path}" fill="${colours[index % 2 === 0 ? 0 : 1]}"/>`
  })
}

/** A column of bubbles rising from (x, y). */
export function bubbles(x: number, y: number, height: number, seed = 1): string {
  return times(7, (index) => {
    const radius = 3 + chance(seed + index * 3) * 7
    const bx = x + (chance(seed * 7 + index) - 0.5) * 34
    const by = y - (height * index) / 6
    return (
      `<circle cx="${r(bx)}" cy="${r(by)}" r="${r(radius)}" fill="#FFFFFF" fill-opacity=".22" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="1.5"/>` +
      `<circle cx="${r(bx - radius * 0.35)}" cy="${r(by - radius * 0.35)}" r="${r(radius * 0.25)}" fill="#FFFFFF" opacity=".9"/>`
    )
  })
}

const PEBBLES = ['#E7C9A0', '#D9A877', '#C98F66', '#F1DDBD', '#B98A74'] as const

/** A bed of sand and rounded pebbles, its top at `y`. */
export function pebbles({ left, right, bottom }: Basin, y: number, seed = 1): string {
  const width = right - left
  const count = Math.round(width / 9)
  const stones = times(count, (index) => {
    const px = left + chance(seed + index) * width
    const py = y + 4 + chance(seed + index * 2 + 60) * (bottom - y)
    const size = 6 + chance(seed + index + 20) * 9
    return `<ellipse cx="${r(px)}" cy="${r(py)}" rx="${r(size)}" ry="${r(size * 0.66)}" fill="${PEBBLES[index % PEBBLES.length]}"/>`
  })
  return (
    `<path d="M${left} ${bottom + 4}V${y + 4}C${r(left + width * 0.25)} ${y - 8} ${r(left + width * 0.6)} ${y + 12} ${right} ${y}V${bottom + 4}z" fill="#DDB489"/>` +
    stones
  )
}

const WEED_NEAR = ['#3E9B63', '#5FBB74'] as const
const WEED_FAR = ['#2E8A86', '#4BA79A'] as const

/** The water of an aquarium with light from above, plants at both ends, pebbles and bubbles. */
export function underwater(defs: Defs, basin: Basin, lit = false): string {
  const { left, right, top, bottom } = basin
  const width = right - left
  const height = bottom - top
  const fill = defs.fade([
    [0, lit ? '#C9F6F2' : '#BFEDEE'],
    [0.5, lit ? '#6CCFD6' : '#79CFDB'],
    [1, lit ? '#2C93AE' : '#3FA3BB'],
  ])
  const ray = defs.fade([
    [0, '#FFFFFF', 0.5],
    [1, '#FFFFFF', 0],
  ])
  const rays = [0.16, 0.44, 0.72]
    .map((at) => {
      const rx = left + width * at
      return `<path d="M${r(rx)} ${top}h${r(width * 0.1)}l${r(-width * 0.08)} ${r(height * 0.85)}h${r(-width * 0.16)}z" fill="${ray}"/>`
    })
    .join('')
  const bed = bottom - Math.min(44, height * 0.14)
  return (
    `<path d="M${left} ${top}h${width}v${height}h${-width}z" fill="${fill}"/>${rays}` +
    weed(left + width * 0.24, bed + 6, height * 0.44, WEED_FAR, 5) +
    weed(left + width * 0.8, bed + 6, height * 0.5, WEED_FAR, 8) +
    pebbles(basin, bed, 3) +
    weed(left + width * 0.12, bed + 16, height * 0.62, WEED_NEAR, 2) +
    weed(left + width * 0.9, bed + 16, height * 0.56, WEED_NEAR, 4) +
    bubbles(left + width * 0.7, bed - 20, height * 0.6, 6)
  )
}
