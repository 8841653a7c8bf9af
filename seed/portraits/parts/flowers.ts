import { type Defs, r, times } from '../canvas.ts'
import { MARIGOLD } from '../palette.ts'

/** A ring of petals round the origin. */
function petals(count: number, reach: number, radius: number, colour: string, turn = 0): string {
  return times(count, (index) => {
    const angle = ((index + turn) * 2 * Math.PI) / count
    return `<circle cx="${r(Math.cos(angle) * reach)}" cy="${r(Math.sin(angle) * reach)}" r="${r(radius)}" fill="${colour}"/>`
  })
}

/**
 * A marigold (genda), the mark of the brand, as a symbol of radius 10 to be placed with `flower`.
 * Returns the symbol's id.
 */
export function marigoldSymbol(defs: Defs): string {
  return defs.symbol(
    petals(10, 7.2, 2.9, MARIGOLD.outer) +
      petals(8, 5, 2.9, MARIGOLD.middle, 0.5) +
      petals(6, 2.6, 2.3, MARIGOLD.heart) +
      `<circle r="1.5" fill="${MARIGOLD.core}"/>`,
  )
}

export const flower = (symbol: string, x: number, y: number, radius: number): string =>
  `<use href="#${symbol}" transform="translate(${r(x)} ${r(y)}) scale(${r(radius / 10)})"/>`

/** Marigolds threaded on a string that hangs between two nails; `sag` is how far its middle drops. */
export function swag(symbol: string, from: [number, number], to: [number, number], sag: number, radius = 8): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const length = Math.hypot(x2 - x1, sag * 2)
  const count = Math.max(3, Math.round(length / (radius * 1.75)))
  return times(count + 1, (index) => {
    const t = index / count
    return flower(symbol, x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t), radius)
  })
}

/** A string of marigolds hanging straight down, a mango leaf and a bud at its end, as at a door on a feast day. */
export function string(symbol: string, x: number, top: number, bottom: number, radius = 9): string {
  const count = Math.max(2, Math.floor((bottom - top) / (radius * 1.7)))
  const end = top + count * radius * 1.7
  const leaf = (turn: number) =>
    `<path transform="translate(${r(x)} ${r(end - 2)}) rotate(${turn})" d="M0 0c7 8 8 22 0 34c-8-12-7-26 0-34z" fill="#4F8F4A"/>`
  return `${leaf(24)}${leaf(-24)}${leaf(0)}${times(count + 1, (index) => flower(symbol, x, top + index * radius * 1.7, index === count ? radius * 1.2 : radius))}`
}
