import { type Defs, HEIGHT, r, times, WIDTH } from '../canvas.ts'
import type { Scheme } from '../palette.ts'
import type { Print } from '../scene-types.ts'

/** Where the wall ends and the floor begins. */
export const FLOOR_Y = 482
const SKIRTING_Y = 456

type Motif = { size: number; turn: number; draw: string }

/** Motifs of Sanganeri and Bagru block print; each repeats on a square of `size`. */
const MOTIFS: Record<Print, Motif> = {
  sprig: {
    size: 72,
    turn: 45,
    draw:
      '<path d="M36 12c8 6 8 16 0 24c-8-8-8-18 0-24z"/><circle cx="36" cy="42" r="3.6"/>' +
      '<path d="M22 32c8 0 12 6 12 11c-8 0-12-5-12-11zM50 32c-8 0-12 6-12 11c8 0 12-5 12-11z"/><path d="M35 46h2v14h-2z"/>',
  },
  paisley: {
    size: 84,
    turn: 0,
    draw: times(2, (index) => {
      const at = index * 42
      return (
        `<g transform="translate(${20 + at} ${22 + at})${index ? ' scale(-1 1)' : ''}">` +
        '<path fill-rule="evenodd" d="M-1 17c-10 0-15-9-11-17c3-7 9-8 10-15c0-3-1-5-4-6c8-2 13 3 13 9c1 4 5 7 6 13c2 9-5 16-14 16zM0 12c5 0 9-4 8-9c-1-4-4-5-5-9c-2 5-7 6-9 10c-2 5 2 8 6 8z"/>' +
        '<circle r="2.2" cx="1" cy="5"/><circle r="1.5" cx="-8" cy="20"/><circle r="1.5" cx="1" cy="22"/><circle r="1.5" cx="10" cy="19"/></g>'
      )
    }),
  },
  lotus: {
    size: 76,
    turn: 0,
    draw: times(2, (index) => {
      const at = index * 38
      return (
        `<g transform="translate(${19 + at} ${20 + at})"><path d="M0-13c6 6 6 14 0 20c-6-6-6-14 0-20z"/>` +
        '<path d="M-4 7c-8-1-12-7-12-14c7 1 12 6 12 14zM4 7c8-1 12-7 12-14c-7 1-12 6-12 14z"/>' +
        '<path d="M-13 9c8 5 18 5 26 0l-3 5c-6 3-14 3-20 0z"/><circle cy="20" r="1.7"/><circle cx="-8" cy="18" r="1.3"/><circle cx="8" cy="18" r="1.3"/></g>'
      )
    }),
  },
  trellis: {
    size: 68,
    turn: 0,
    draw:
      '<path d="M34 0c4 16 14 28 34 34c-20 6-30 18-34 34c-4-16-14-28-34-34c20-6 30-18 34-34z" fill="none" stroke="currentColor" stroke-width="2.4" opacity=".75"/>' +
      times(4, (index) => `<path transform="rotate(${index * 90} 34 34)" d="M34 32c-5-4-5-9 0-14c5 5 5 10 0 14z"/>`) +
      '<circle cx="34" cy="34" r="2.6"/><circle r="4"/><circle cx="68" r="4"/><circle cy="68" r="4"/><circle cx="68" cy="68" r="4"/>',
  },
  dots: {
    size: 60,
    turn: 0,
    draw: times(2, (index) => {
      const at = 15 + index * 30
      return (
        `<circle cx="${at}" cy="${at}" r="3.4"/>` +
        times(
          8,
          (petal) =>
            `<circle cx="${r(at + Math.cos((petal * Math.PI) / 4) * 8)}" cy="${r(at + Math.sin((petal * Math.PI) / 4) * 8)}" r="1.9"/>`,
        )
      )
    }),
  },
}

/** The fill of a printed wall: a url to paint over the wall's own colour. */
export function printFill(defs: Defs, scheme: Scheme, print: Print): string {
  const { size, turn, draw } = MOTIFS[print]
  return defs.pattern(size, turn, `<g fill="${scheme.print}" color="${scheme.print}" opacity=".62">${draw}</g>`)
}

/** A printed border: a row of leaves between two lines, as along the hem of a block-printed cloth. */
function skirting({ skirting: colour, panel }: Scheme): string {
  const leaves = times(21, (index) => {
    const x = index * 40
    return `<path d="M${x} 475c-9-4-12-9-12-13c7 0 11 4 12 9c1-5 5-9 12-9c0 4-3 9-12 13z"/><circle cx="${x + 20}" cy="468" r="2.6"/>`
  })
  return (
    `<path d="M0 ${SKIRTING_Y}h${WIDTH}v${FLOOR_Y - SKIRTING_Y}H0z" fill="${colour}"/>` +
    `<path d="M0 ${SKIRTING_Y + 3}h${WIDTH}M0 ${FLOOR_Y - 4}h${WIDTH}" stroke="${panel}" stroke-width="1.6" opacity=".6"/>` +
    `<g fill="${panel}" opacity=".85">${leaves}</g>`
  )
}

/** The wall of a room from edge to edge, lighter where the window is, with its border along the floor. */
export function wall(defs: Defs, scheme: Scheme, print: Print, lightX: number): string {
  const gleam = defs.glow([
    [0, '#FFFFFF', 0.55],
    [1, '#FFFFFF', 0],
  ])
  return (
    `<path d="M0 0h${WIDTH}v${FLOOR_Y}H0z" fill="${scheme.wall}"/>` +
    `<path d="M0 0h${WIDTH}v${FLOOR_Y}H0z" fill="${printFill(defs, scheme, print)}"/>` +
    `<ellipse cx="${lightX}" cy="250" rx="430" ry="330" fill="${gleam}"/>` +
    skirting(scheme)
  )
}

/** A printed ground over the whole canvas, for pictures that have no floor. */
export function printedGround(defs: Defs, scheme: Scheme, print: Print): string {
  const area = `M0 0h${WIDTH}v${HEIGHT}H0z`
  return `<path d="${area}" fill="${scheme.wall}"/><path d="${area}" fill="${printFill(defs, scheme, print)}"/>`
}
