import { type Defs, r, times } from '../canvas.ts'
import { BRASS } from '../palette.ts'
import type { Furnishing } from '../scene-types.ts'

/** Things that no emoji shows. All are drawn about their own middle, their foot at 0, `size` wide. */

/** A dhurrie: a flat-woven rug with stripes and a fringe, lying on the floor. */
function rug(w: number): string {
  const d = w * 0.2
  const stripe = (from: number, to: number, colour: string) => {
    const [y1, y2] = [-d * (1 - from), -d * (1 - to)]
    const half = (at: number) => (w / 2) * (0.84 + 0.16 * at)
    return `<path d="M${r(-half(from))} ${r(y1)}H${r(half(from))}L${r(half(to))} ${r(y2)}H${r(-half(to))}z" fill="${colour}"/>`
  }
  const fringe = times(2, (side) => {
    const s = side ? 1 : -1
    return times(8, (index) => {
      const t = index / 7
      const x = s * (w / 2) * (0.84 + 0.16 * t)
      return `M${r(x)} ${r(-d * (1 - t))}l${s * 12} 3`
    })
  })
  const diamonds = times(
    9,
    (index) =>
      `<path transform="translate(${r((index - 4) * w * 0.1)} ${r(-d * 0.52)})" d="M0-9l16 9l-16 9l-16-9z" fill="#F6C45A"/>`,
  )
  return (
    `<path d="${fringe}" stroke="#F7E3BC" stroke-width="3" stroke-linecap="round"/>` +
    stripe(0, 1, '#B4235A') +
    stripe(0.08, 0.16, '#F7E3BC') +
    stripe(0.22, 0.78, '#7F1A45') +
    stripe(0.84, 0.92, '#F7E3BC') +
    diamonds
  )
}

function bowl(w: number): string {
  const h = w * 0.42
  return (
    `<path d="M${r(-w / 2)} ${r(-h)}c0 ${r(h * 0.7)} ${r(w * 0.2)} ${r(h)} ${r(w / 2)} ${r(h)}s${r(w / 2)} ${r(-h * 0.3)} ${r(w / 2)} ${r(-h)}z" fill="${BRASS.mid}"/>` +
    `<path d="M${r(w * 0.12)} ${r(-h * 0.1)}c${r(w * 0.2)} ${r(-h * 0.1)} ${r(w * 0.3)} ${r(-h * 0.5)} ${r(w * 0.34)} ${r(-h * 0.86)}" fill="none" stroke="${BRASS.dark}" stroke-width="5" opacity=".5" stroke-linecap="round"/>` +
    `<ellipse cy="${r(-h)}" rx="${r(w / 2)}" ry="${r(w * 0.12)}" fill="${BRASS.light}"/><ellipse cy="${r(-h)}" rx="${r(w * 0.43)}" ry="${r(w * 0.085)}" fill="#8A4B1E"/>` +
    `<g fill="#C98A4E">${[-0.28, -0.14, 0.02, 0.17, 0.3].map((at, i) => `<ellipse cx="${r(w * at)}" cy="${r(-h - 2 - (i % 2) * 5)}" rx="${r(w * 0.085)}" ry="${r(w * 0.055)}"/>`).join('')}</g>`
  )
}

/** A low woven basket with a cloth over its rim. */
function basket(w: number): string {
  const h = w * 0.36
  const weave = times(5, (row) =>
    times(14, (cell) => {
      const t = (row + 0.5) / 5
      const half = (w / 2) * (1 - 0.12 * t)
      const step = (half * 2) / 14
      const x = -half + step * (cell + 0.5)
      return `<rect x="${r(x - step * 0.46)}" y="${r(-h + t * h - h * 0.09)}" width="${r(step * 0.92)}" height="${r(h * 0.18)}" rx="5" fill="${(row + cell) % 2 ? '#C98A4A' : '#E2AD6A'}"/>`
    }),
  )
  const drape = times(9, (index) => {
    const x = -w * 0.46 + index * w * 0.115
    return `<path d="M${r(x - w * 0.0575)} ${r(-h * 1.02)}h${r(w * 0.115)}c0 ${r(h * 0.3)} ${r(-w * 0.04)} ${r(h * 0.36)} ${r(-w * 0.0575)} ${r(h * 0.4)}c${r(-w * 0.0175)} ${r(-h * 0.04)} ${r(-w * 0.0575)} ${r(-h * 0.1)} ${r(-w * 0.0575)} ${r(-h * 0.4)}z" fill="#B4235A"/><circle cx="${r(x)}" cy="${r(-h * 0.84)}" r="4" fill="#F6C45A"/>`
  })
  return (
    `<path d="M${r(-w * 0.5)} ${r(-h)}h${r(w)}l${r(-w * 0.07)} ${r(h * 0.94)}c0 ${r(h * 0.06)} ${r(-w * 0.86)} ${r(h * 0.06)} ${r(-w * 0.86)} 0z" fill="#A86C34"/>${weave}${drape}` +
    `<rect x="${r(-w * 0.52)}" y="${r(-h * 1.1)}" width="${r(w * 1.04)}" height="${r(h * 0.16)}" rx="9" fill="#8E1A49"/><path d="M${r(-w * 0.49)} ${r(-h * 1.05)}h${r(w * 0.98)}" stroke="#F9C9DA" stroke-width="2" opacity=".7"/>`
  )
}

/** A turned wooden stand with a crossbar; the bar's top is at 0.62 of its width above the floor. */
function perch(w: number): string {
  const bar = -w * 0.62
  return (
    `<ellipse cy="-8" rx="${r(w * 0.34)}" ry="13" fill="#6E4126"/><ellipse cy="-13" rx="${r(w * 0.3)}" ry="10" fill="#8E5A36"/>` +
    `<path d="M-7-12c-3-30 4-60 0-${r(w * 0.58)}h14c-4 ${r(w * 0.2)} 3 ${r(w * 0.35)} 0 ${r(w * 0.58)}z" fill="#8E5A36"/><path d="M2-14c2-30 0-60 2-${r(w * 0.55)}" stroke="#6E4126" stroke-width="3" fill="none"/>` +
    `<circle cy="${r(-w * 0.28)}" r="11" fill="#A86C44"/><rect x="${r(-w / 2)}" y="${r(bar)}" width="${r(w)}" height="15" rx="7.5" fill="#A86C44"/><path d="M${r(-w * 0.46)} ${r(bar + 4)}h${r(w * 0.92)}" stroke="#D29A6C" stroke-width="3" stroke-linecap="round"/>` +
    [-1, 1].map((s) => `<circle cx="${r((s * w) / 2)}" cy="${r(bar + 7.5)}" r="11" fill="${BRASS.mid}"/>`).join('')
  )
}

/** A brass ring hung from the ceiling on a chain; the pet stands on its lowest part, at 0. */
function ringSwing(w: number, foot: number): string {
  const links = times(
    Math.ceil((foot - w) / 13),
    (index) =>
      `<ellipse cy="${r(-w - 6 - index * 13)}" rx="3.4" ry="7.4" fill="none" stroke="${BRASS.dark}" stroke-width="2.6"/>`,
  )
  const ring = (radius: number, width: number, colour: string) =>
    `<circle cy="${r(-w / 2)}" r="${r(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return `${links}${ring(w / 2 - 7, 15, BRASS.dark)}${ring(w / 2 - 8, 11, BRASS.mid)}${ring(w / 2 - 9, 3, BRASS.light)}`
}

/** A mango branch that comes in from the left, with leaves and fruit; its top runs at about 0. */
function branch(w: number): string {
  const h = w / 2
  const leaf = (x: number, y: number, turn: number, colour: string) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c10-16 12-44 0-78c-14 32-12 62 0 78z" fill="${colour}"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M0-4v-60" stroke="#2F6B3C" stroke-width="1.6" opacity=".6"/>`
  const mango = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-22v-22" stroke="#5E7F3A" stroke-width="3"/><path d="M-4-24c18-4 30 12 26 34c-3 18-14 30-26 28c-16-2-22-20-18-38c2-12 8-22 18-24z" fill="#F3B12E"/><path d="M8-20c12 4 16 16 13 32c-2 14-9 22-17 25c8-18 10-38 4-57z" fill="#EE8A3A" opacity=".7"/><ellipse cx="-10" cy="-6" rx="4" ry="9" fill="#FFE08A" opacity=".8"/></g>`
  const bunch = (x: number, y: number) =>
    [-158, -126, 168, 142, 114, -178].map((turn, i) => leaf(x, y, turn, i % 2 ? '#4F9A54' : '#3C8247')).join('')
  return (
    `<path d="M${-h - 10}-34C${-h * 0.6}-14 ${-h * 0.3}-2 0 0s${h * 0.42}-6 ${h * 0.68}-34l6 8C${h * 0.5} 10 ${h * 0.2} 22 0 22S${-h * 0.6} 18 ${-h - 10} 14z" fill="#7A4E32"/>` +
    `<path d="M${-h - 10}-14C${-h * 0.6} 0 ${-h * 0.3} 8 0 10s${h * 0.4}-4 ${h * 0.6}-26" fill="none" stroke="#A0704C" stroke-width="4" stroke-linecap="round"/>` +
    bunch(h * 0.68, -28) +
    bunch(-h * 0.62, 8) +
    leaf(h * 0.68, -28, 20, '#5FAE60') +
    leaf(h * 0.68, -28, 62, '#4F9A54') +
    leaf(-h * 0.86, -16, -10, '#5FAE60') +
    leaf(-h * 0.84, -14, 30, '#3C8247') +
    mango(h * 0.5, 66, 1) +
    mango(h * 0.62, 44, 0.86) +
    mango(-h * 0.4, 66, 0.9)
  )
}

/** A rangoli of coloured powder on the floor, foreshortened. */
function rangoli(w: number): string {
  const ring = (count: number, reach: number, long: number, wide: number, colour: string, turn = 0) =>
    times(
      count,
      (index) =>
        `<path transform="rotate(${r((index + turn) * (360 / count))}) translate(0 ${r(-reach)})" d="M0 ${r(long / 2)}c${r(wide)} ${r(-long * 0.4)} ${r(wide)} ${r(-long * 0.7)} 0 ${r(-long)}c${r(-wide)} ${r(long * 0.3)} ${r(-wide)} ${r(long * 0.6)} 0 ${r(long)}z" fill="${colour}"/>`,
    )
  const R = w / 2
  return (
    `<g transform="translate(0 ${r(-w * 0.15)}) scale(1 .3)"><circle r="${r(R * 0.96)}" fill="none" stroke="#FFF3DC" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round"/>` +
    ring(16, R * 0.66, R * 0.32, R * 0.14, '#F6A81C') +
    ring(16, R * 0.6, R * 0.2, R * 0.07, '#B4235A', 0.5) +
    ring(8, R * 0.32, R * 0.34, R * 0.16, '#FF8FB4') +
    `<circle r="${r(R * 0.22)}" fill="#FFF3DC"/><circle r="${r(R * 0.14)}" fill="#5CCDC6"/></g>`
  )
}

function ball(defs: Defs, w: number): string {
  const h = w / 2
  const fill = defs.glow([
    [0, '#FF8FB4'],
    [0.6, '#DA3E78'],
    [1, '#A51E54'],
  ])
  return `<circle cy="${r(-h)}" r="${r(h)}" fill="${fill}"/><path d="M${r(-h * 0.96)} ${r(-h * 0.8)}c${r(h * 0.5)} ${r(h * 0.5)} ${r(h * 1.4)} ${r(h * 0.5)} ${r(h * 1.92)} 0" fill="none" stroke="#FFE9B8" stroke-width="5"/><circle cx="${r(-h * 0.35)}" cy="${r(-h * 1.4)}" r="${r(h * 0.16)}" fill="#FFFFFF" opacity=".7"/>`
}

/** A round brass pot with a rim; a plant stands in it whose stem ends above the rim. */
function planter(w: number): string {
  const h = w * 0.74
  return (
    `<path d="M${r(-w * 0.3)} ${r(-h)}h${r(w * 0.6)}c${r(w * 0.02)} ${r(h * 0.16)} ${r(w * 0.2)} ${r(h * 0.26)} ${r(w * 0.2)} ${r(h * 0.52)}c0 ${r(h * 0.28)} ${r(-w * 0.16)} ${r(h * 0.38)} ${r(-w * 0.24)} ${r(h * 0.44)}h${r(-w * 0.52)}c${r(-w * 0.08)} ${r(-h * 0.06)} ${r(-w * 0.24)} ${r(-h * 0.16)} ${r(-w * 0.24)} ${r(-h * 0.44)}c0 ${r(-h * 0.26)} ${r(w * 0.18)} ${r(-h * 0.36)} ${r(w * 0.2)} ${r(-h * 0.52)}z" fill="${BRASS.mid}"/>` +
    `<path d="M${r(w * 0.18)} ${r(-h * 0.84)}c${r(w * 0.1)} ${r(h * 0.12)} ${r(w * 0.24)} ${r(h * 0.24)} ${r(w * 0.2)} ${r(h * 0.46)}c${r(-w * 0.02)} ${r(h * 0.2)} ${r(-w * 0.12)} ${r(h * 0.28)} ${r(-w * 0.18)} ${r(h * 0.34)}" fill="none" stroke="${BRASS.dark}" stroke-width="${r(w * 0.07)}" stroke-linecap="round" opacity=".45"/>` +
    `<path d="M${r(-w * 0.34)} ${r(-h * 0.58)}c${r(-w * 0.08)} ${r(h * 0.1)} ${r(-w * 0.06)} ${r(h * 0.2)} ${r(-w * 0.04)} ${r(h * 0.26)}" fill="none" stroke="${BRASS.light}" stroke-width="${r(w * 0.06)}" stroke-linecap="round"/>` +
    `<path d="M${r(-w * 0.47)} ${r(-h * 0.4)}c${r(w * 0.3)} ${r(h * 0.1)} ${r(w * 0.64)} ${r(h * 0.1)} ${r(w * 0.94)} 0" fill="none" stroke="${BRASS.dark}" stroke-width="3"/>` +
    `<rect x="${r(-w * 0.37)}" y="${r(-h * 1.1)}" width="${r(w * 0.74)}" height="${r(h * 0.17)}" rx="${r(h * 0.085)}" fill="${BRASS.light}"/><rect x="${r(-w * 0.37)}" y="${r(-h * 1.0)}" width="${r(w * 0.74)}" height="${r(h * 0.07)}" rx="${r(h * 0.035)}" fill="${BRASS.dark}" opacity=".4"/>`
  )
}

/** One furnishing about its own middle, `size` wide, its foot at 0; `foot` is how far the canvas's top is above it. */
export function furnishing(defs: Defs, kind: Furnishing, size: number, foot: number): string {
  switch (kind) {
    case 'rug':
      return rug(size)
    case 'planter':
      return planter(size)
    case 'bowl':
      return bowl(size)
    case 'basket':
      return basket(size)
    case 'perch':
      return perch(size)
    case 'ring-swing':
      return ringSwing(size, foot)
    case 'branch':
      return branch(size)
    case 'rangoli':
      return rangoli(size)
    case 'ball':
      return ball(defs, size)
  }
}
