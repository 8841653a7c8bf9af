import { chance, type Defs, r, times, WIDTH } from '../canvas.ts'
import { BRASS, type Light } from '../palette.ts'
import { chhatri, dome, houses, ridge, water } from './land.ts'

/** Silhouettes a city is known by. `x` is the middle, `y` the ground they stand on. */

const niche = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) => {
  const h = width / 2
  return `<path d="M${r(x - h)} ${y}v${r(-height * 0.6)}c0 ${r(-height * 0.24)} ${r(h * 0.7)} ${r(-height * 0.3)} ${r(h)} ${r(-height * 0.4)}c${r(h * 0.3)} ${r(height * 0.1)} ${r(h)} ${r(height * 0.16)} ${r(h)} ${r(height * 0.4)}v${r(height * 0.6)}z" fill="${fill}" opacity="${opacity}"/>`
}

/** Mumbai: a bay with houses round it and the string of street lights along the shore. */
export function marineDrive(defs: Defs, light: Light, horizon: number, bottom: number, orbX: number): string {
  const lamps = times(34, (index) => {
    const t = index / 33
    const x = 800 - t * 640
    const y = bottom - 44 - (bottom - horizon - 34) * Math.sin(t * Math.PI * 0.5)
    const radius = 4.2 - t * 2.6
    return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius * 2.4)}" fill="${light.windows}" opacity=".28"/><circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="#FFF1C2"/>`
  })
  return (
    ridge(
      horizon,
      [
        [90, 16],
        [230, 34],
        [380, 20],
      ],
      light.land[0],
    ) +
    water(defs, horizon, bottom, light, orbX) +
    houses([330, 560], horizon + 6, [22, 62], { ...light, stone: light.land[1] }, 5) +
    houses([540, WIDTH], horizon + 22, [58, 150], { ...light, stone: light.land[2] }, 29) +
    `<path d="M160 ${horizon}C360 ${horizon + 2} 640 ${horizon + 8} 800 ${bottom - 40}V${horizon + 6}H320z" fill="${light.land[2]}"/>${lamps}`
  )
}

/** Bangalore: the glasshouse of a botanical garden, a long nave under a raised crossing. */
export function glasshouse(x: number, y: number, light: Light): string {
  const glass = '#D7F0EE'
  const iron = '#5E8F97'
  const ribs = times(23, (index) => `M${r(x - 220 + index * 20)} ${y}V${r(y - 66)}`)
  const bay = (bx: number, width: number, height: number) =>
    `<path d="M${r(bx - width / 2)} ${y}v${-height * 0.58}c0 ${-height * 0.3} ${r(width * 0.3)} ${-height * 0.42} ${r(width / 2)} ${-height * 0.42}s${r(width / 2)} ${r(height * 0.12)} ${r(width / 2)} ${r(height * 0.42)}v${height * 0.58}z" fill="${glass}" stroke="${iron}" stroke-width="4"/>` +
    times(5, (index) => {
      const rx = bx + (index - 2) * width * 0.16
      return `<path d="M${r(rx)} ${y}V${r(y - height * (0.97 - Math.abs(index - 2) * 0.07))}" stroke="${iron}" stroke-width="2" opacity=".7"/>`
    }) +
    `<path d="M${r(bx - width / 2)} ${r(y - height * 0.58)}h${width}" stroke="${iron}" stroke-width="3"/>`
  return (
    `<path d="M${x - 226} ${y}v-58c0-18 14-30 40-32h372c26 2 40 14 40 32v58z" fill="${glass}" stroke="${iron}" stroke-width="4"/>` +
    `<path d="${ribs}" stroke="${iron}" stroke-width="2" opacity=".6"/><path d="M${x - 226} ${y - 56}h452" stroke="${iron}" stroke-width="3"/>` +
    bay(x - 160, 108, 150) +
    bay(x + 160, 108, 150) +
    bay(x, 190, 236) +
    `<path d="M${x - 2} ${y - 236}h4v-28h-4z" fill="${BRASS.dark}"/><path d="M${x + 2} ${y - 263}l24 8l-24 8z" fill="#F6A81C"/>` +
    `<path d="M${x - 240} ${y}h480v8h-480z" fill="${light.green[1]}"/>`
  )
}

/** Hyderabad: four minarets round a cube with a great arch in each side. */
export function charminar(x: number, y: number, light: Light): string {
  const { stone, windows } = light
  const deep = '#A9645F'
  const gallery = (gx: number, gy: number, width: number) =>
    `<path d="M${r(gx - width / 2 - 5)} ${gy}h${width + 10}l-5 8h${-width}z" fill="${deep}"/>`
  const minaret = (mx: number) =>
    `<path d="M${mx - 15} ${y}h30l-4-262h-22z" fill="${stone}"/>` +
    `<path d="M${mx + 4} ${y}h11l-4-262h-4z" fill="${deep}" opacity=".35"/>` +
    [46, 108, 178, 234].map((up) => gallery(mx, y - up - 12, 26)).join('') +
    chhatri(mx, y - 258, 26, stone, BRASS.mid) +
    niche(mx, y - 190, 8, 22, windows) +
    niche(mx, y - 122, 8, 24, windows)
  const crenels = times(
    15,
    (index) => `<path d="M${x - 111 + index * 15} ${y - 150}v-7c0-4 5-8 5-8s5 4 5 8v7z" fill="${stone}"/>`,
  )
  const row = times(7, (index) => niche(x - 84 + index * 28, y - 124, 16, 22, windows, 0.9))
  return (
    `<path d="M${x - 116} ${y}v-150h232v150z" fill="${stone}"/>${crenels}${row}` +
    `<path d="M${x - 118} ${y - 120}h236v6h-236z" fill="${deep}" opacity=".6"/>` +
    niche(x, y, 108, 132, deep, 0.75) +
    niche(x, y, 84, 112, light.sky[2]) +
    dome(x, y - 158, 44, stone, BRASS.mid) +
    minaret(x - 124) +
    minaret(x + 124)
  )
}

/** Delhi: a garden tomb, a white dome over red sandstone with deep arches. */
export function gardenTomb(x: number, y: number, light: Light): string {
  const stone = '#D2836A'
  const deep = '#9C5349'
  const wing = (wx: number) =>
    `<path d="M${wx - 62} ${y}v-120h124v120z" fill="${stone}"/>` +
    niche(wx - 30, y - 14, 38, 46, deep, 0.6) +
    niche(wx + 30, y - 14, 38, 46, deep, 0.6) +
    niche(wx - 30, y - 68, 38, 42, deep, 0.6) +
    niche(wx + 30, y - 68, 38, 42, deep, 0.6) +
    chhatri(wx, y - 120, 52, stone, BRASS.mid)
  return (
    `<path d="M${x - 84} ${y - 130}h168v-46h-168z" fill="#F4E3D2"/>${times(9, (index) => niche(x - 72 + index * 18, y - 136, 12, 28, '#CDB4A2'))}` +
    dome(x, y - 172, 178, '#FDF1E4', BRASS.mid) +
    `<path d="M${x + 20} ${y - 308}c50 32 86 80 58 136h-26c22-50 8-100-32-136z" fill="#D9BBA8" opacity=".5"/>` +
    wing(x - 132) +
    wing(x + 132) +
    `<path d="M${x - 82} ${y}v-150h164v150z" fill="${stone}"/><path d="M${x - 82} ${y - 150}h164v8h-164z" fill="#FBE9D6"/>` +
    `<path d="M${x - 74} ${y}v-134h148v134" fill="none" stroke="#FBE9D6" stroke-width="4"/>` +
    niche(x, y, 104, 124, deep, 0.85) +
    niche(x, y, 50, 64, light.land[2], 0.5) +
    `<path d="M0 ${y - 6}h${WIDTH}v20H0z" fill="${light.green[0]}"/>`
  )
}

/** Kolkata: a cantilever bridge of steel lattice across the river, seen from the steps. */
export function cantileverBridge(y: number, light: Light): string {
  const steel = '#6E7F8C'
  const dark = '#566671'
  const top = (x: number) => {
    // Two towers at 190 and 610; between them the upper chord falls to the level middle span, outside to the banks.
    const reach = Math.min(Math.abs(x - 190), Math.abs(x - 610))
    const inside = x > 190 && x < 610
    const fall = inside ? Math.min(92, reach * 0.6) : Math.min(132, reach * 0.66)
    return y - 18 - (150 - fall)
  }
  const posts = times(41, (index) => `M${index * 20} ${y - 4}V${r(top(index * 20))}`)
  const braces = times(40, (index) => {
    const [a, b] = [index * 20, index * 20 + 20]
    return index % 2 ? `M${a} ${r(top(a))}L${b} ${y - 4}` : `M${a} ${y - 4}L${b} ${r(top(b))}`
  })
  const chord = `M${times(41, (index) => `${index ? 'L' : ''}${index * 20} ${r(top(index * 20))}`)}`
  const tower = (x: number) =>
    `<path d="M${x - 11} ${y + 46}l5-222h12l5 222z" fill="${dark}"/><path d="M${x - 30} ${y + 56}h60v-26h-60z" fill="${light.stone}"/>`
  const cars = times(9, (index) => {
    const colour = ['#F6C21C', '#F6C21C', '#B4235A', '#F7EFE0'][Math.floor(chance(index + 3) * 4)]
    return `<rect x="${r(40 + index * 84 + chance(index) * 30)}" y="${y - 10}" width="20" height="8" rx="3" fill="${colour}"/>`
  })
  return (
    `<path d="${posts}${braces}" stroke="${steel}" stroke-width="2.2" opacity=".85"/><path d="${chord}" fill="none" stroke="${dark}" stroke-width="7" stroke-linejoin="round"/>${cars}` +
    `<path d="M0 ${y - 4}h${WIDTH}v10H0z" fill="${dark}"/>${tower(190)}${tower(610)}`
  )
}

/** Chennai: a temple tower, tier on narrowing tier in many colours, with a row of kalashas on its vaulted crown. */
export function gopuram(x: number, y: number, light: Light): string {
  const tiers = 7
  const colours = ['#E8A05C', '#F3C77E'] as const
  const trims = ['#B4235A', '#0B7F86', '#2F6FB8'] as const
  const body = times(tiers, (tier) => {
    const width = 168 - tier * 16
    const top = y - 44 - tier * 27
    const cells = Math.max(5, 11 - tier)
    const step = (width - 12) / cells
    return (
      `<path d="M${r(x - width / 2)} ${top}h${width}l-5-21h${-(width - 10)}z" fill="${colours[tier % 2]}"/>` +
      `<path d="M${r(x - width / 2 - 4)} ${top}h${width + 8}v5h${-(width + 8)}z" fill="${trims[tier % 3]}"/>` +
      times(cells, (cell) =>
        niche(
          x - width / 2 + 6 + step * (cell + 0.5),
          top - 2,
          step * 0.56,
          15,
          trims[(tier + cell) % 3] ?? '#B4235A',
          0.75,
        ),
      ) +
      niche(x, top, 15, 21, '#5A2A2E', 0.85)
    )
  })
  const crownY = y - 44 - tiers * 27 + 6
  const kalashas = times(5, (index) => {
    const kx = x - 24 + index * 12
    return `<path d="M${kx - 1} ${crownY - 22}h2v-14h-2z" fill="${BRASS.dark}"/><circle cx="${kx}" cy="${crownY - 26}" r="4" fill="${BRASS.mid}"/>`
  })
  return (
    `<path d="M${x - 92} ${y + 20}v-64h184v64z" fill="#D9B08A"/><path d="M${x - 98} ${y - 44}h196v7h-196z" fill="#A8472A"/>` +
    niche(x, y + 20, 44, 58, '#5A2A2E', 0.9) +
    [-64, -38, 38, 64].map((at) => niche(x + at, y + 10, 14, 34, '#B98660')).join('') +
    `${body}<path d="M${x - 36} ${crownY}c-6-14 2-24 14-26h44c12 2 20 12 14 26z" fill="#0B7F86"/><circle cx="${x - 28}" cy="${crownY - 11}" r="7" fill="#F3C77E"/><circle cx="${x + 28}" cy="${crownY - 11}" r="7" fill="#F3C77E"/>${kalashas}` +
    `<path d="M${x - 120} ${y + 16}h240v14h-240z" fill="${light.green[1]}"/>`
  )
}
