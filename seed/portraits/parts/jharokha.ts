import { type Defs, r, times } from '../canvas.ts'
import { INK, type Light, type Scheme } from '../palette.ts'
import type { Arch } from '../scene-types.ts'
import { archPath, type Opening } from './arch.ts'
import { flower, string, swag } from './flowers.ts'

const HALF = 158
const SILL = 426
/** A cusped head is flatter, so it springs higher. */
const SPRING: Record<Arch, number> = { ogee: 252, cusped: 236, keel: 262 }

export const windowOpening = (arch: Arch, x: number): Opening => ({
  x,
  half: HALF,
  tip: 84,
  spring: SPRING[arch],
  sill: SILL,
})

/** A slender column with a bulb at its foot and a lotus capital. */
function column(x: number, top: number, { frame, frameDark, panel }: Scheme): string {
  return (
    `<path d="M${x - 7} ${top}h14v${SILL - top - 20}h-14z" fill="${frame}"/>` +
    `<path d="M${x - 3.5} ${top + 14}v${SILL - top - 50}" stroke="${panel}" stroke-width="2" opacity=".45"/>` +
    `<path d="M${x - 12} ${top + 8}c4-2 4-8 2-14h20c-2 6-2 12 2 14z" fill="${frameDark}"/>` +
    `<path d="M${x - 9} ${SILL - 4}c-9-10-5-22 3-28h12c8 6 12 18 3 28z" fill="${frame}"/><path d="M${x - 13} ${SILL - 8}h26v8h-26z" fill="${frameDark}"/>`
  )
}

/** The roof: a curved bangla over the ogee and the keel, a straight eave with brackets over the cusped arch. */
function roof(arch: Arch, x: number, { frame, frameDark, panel }: Scheme): string {
  const finial = (y: number) =>
    `<path d="M${x - 2} ${y + 14}h4V${y - 12}h-4z" fill="#C9932E"/><circle cx="${x}" cy="${y}" r="6.5" fill="#F6A81C"/><circle cx="${x}" cy="${y - 11}" r="4" fill="#F6A81C"/>`
  if (arch === 'cusped') {
    const scallops = times(21, (index) => {
      const sx = x - 210 + index * 20
      return `<path d="M${sx} 62a10 9 0 0 0 20 0z"/>`
    })
    return (
      `<g fill="${frameDark}">${scallops}</g><path d="M${x - 216} 64l24-30h${384}l24 30z" fill="${frame}"/>` +
      `<path d="M${x - 206} 56h412" stroke="${panel}" stroke-width="2" opacity=".5"/>`
    )
  }
  return (
    finial(22) +
    `<path d="M${x - 222} 84C${x - 150} 74 ${x - 70} 56 ${x} 26C${x + 70} 56 ${x + 150} 74 ${x + 222} 84C${x + 150} 82 ${x + 70} 72 ${x} 52C${x - 70} 72 ${x - 150} 82 ${x - 222} 84z" fill="${frame}"/>` +
    `<path d="M${x - 200} 81C${x - 140} 73 ${x - 70} 60 ${x} 36C${x + 70} 60 ${x + 140} 73 ${x + 200} 81" fill="none" stroke="${panel}" stroke-width="2" opacity=".55"/>`
  )
}

/** The stone round the opening, following the roof's curve. */
function surround(arch: Arch, x: number, { panel, frame }: Scheme): string {
  const top =
    arch === 'cusped'
      ? `M${x - 190} 62h380`
      : `M${x - 190} 80C${x - 130} 70 ${x - 64} 58 ${x} 40C${x + 64} 58 ${x + 130} 70 ${x + 190} 80`
  return `<path d="${top}V${SILL}H${x - 190}z" fill="${panel}" stroke="${frame}" stroke-width="3"/>`
}

/** A rosette in each upper corner of the surround, with a tendril that runs down beside the arch. */
function spandrelPrint(x: number, { print, frame }: Scheme): string {
  const side = (mirror: 1 | -1) =>
    `<g transform="translate(${x} 0) scale(${mirror} 1)"><g transform="translate(-128 136)" fill="${print}">` +
    times(8, (index) => `<path transform="rotate(${index * 45})" d="M0-4c5-5 5-11 0-17c-5 6-5 12 0 17z"/>`) +
    `<circle r="5" fill="${frame}"/></g>` +
    `<path d="M-160 176c-6 14 2 24 -4 40M-92 108c12-6 20-2 32-12" fill="none" stroke="${print}" stroke-width="3" stroke-linecap="round"/></g>`
  return side(1) + side(-1)
}

/** The sill: a slab on a row of lotus petals, with a swag of marigolds below. */
function sill(x: number, { frame, frameDark, panel }: Scheme, marigold: string): string {
  const petals = times(20, (index) => {
    const px = x - 200 + index * 20
    return `<path d="M${px} 442c0 9 5 14 10 17c5-3 10-8 10-17z"/>`
  })
  return (
    `<g fill="${frameDark}">${petals}</g><rect x="${x - 212}" y="${SILL - 2}" width="424" height="18" rx="5" fill="${frame}"/>` +
    `<path d="M${x - 204} ${SILL + 3}h408" stroke="${panel}" stroke-width="2" opacity=".55"/>` +
    [-1, 0, 1].map((n) => swag(marigold, [x - 66 + n * 132, 444], [x + 66 + n * 132, 444], 20, 7.5)).join('') +
    [-198, -66, 66, 198].map((at) => flower(marigold, x + at, 443, 11)).join('')
  )
}

/**
 * A jharokha, the bay window of a haveli: what lies outside (`outside`, drawn wide), the reveal of the wall,
 * columns, roof and sill, and marigold strings at both sides.
 */
export function jharokha(
  defs: Defs,
  {
    x,
    arch,
    scheme,
    light,
    outside,
    marigold,
  }: { x: number; arch: Arch; scheme: Scheme; light: Light; outside: string; marigold: string },
): string {
  const opening = windowOpening(arch, x)
  const path = archPath(arch, opening)
  const clip = defs.clip(path)
  const gleam = defs.glow([
    [0, light.sky[2], 0.5],
    [1, light.sky[2], 0],
  ])
  return (
    `<ellipse cx="${x}" cy="270" rx="330" ry="290" fill="${gleam}"/>` +
    string(marigold, x - 250, -6, 168, 9.5) +
    string(marigold, x + 250, -6, 168, 9.5) +
    string(marigold, x - 282, -6, 96, 8) +
    string(marigold, x + 282, -6, 96, 8) +
    surround(arch, x, scheme) +
    spandrelPrint(x, scheme) +
    `<g clip-path="${clip}">${outside}` +
    // The wall's thickness: light comes from the right, so the left reveal is in shade and the right one lit.
    `<path d="${path}" transform="translate(7 5)" fill="none" stroke="${INK}" stroke-opacity=".16" stroke-width="22"/></g>` +
    `<path d="${path}" fill="none" stroke="${scheme.frame}" stroke-width="11" stroke-linejoin="round"/>` +
    `<path d="${archPath(arch, { ...opening, half: HALF + 9, tip: opening.tip - 12 })}" fill="none" stroke="${scheme.print}" stroke-width="2.2"/>` +
    column(r2(x - HALF - 19), 256, scheme) +
    column(r2(x + HALF + 19), 256, scheme) +
    roof(arch, x, scheme) +
    sill(x, scheme, marigold)
  )
}

const r2 = (value: number) => Number(r(value))
