import { type Defs, HEIGHT, r, times, WIDTH } from '../canvas.ts'
import { BRASS, LIGHTS, MARIGOLD, SCHEMES } from '../palette.ts'
import type { Place } from '../scene-types.ts'
import { archPath, type Opening, spandrels } from './arch.ts'
import { floor } from './floor.ts'
import { flower, marigoldSymbol, string } from './flowers.ts'
import { ground } from './ground.ts'
import { jharokha, windowOpening } from './jharokha.ts'
import { HORIZON, panorama } from './panoramas.ts'
import { rainfall, sky } from './sky.ts'
import { view } from './views.ts'
import { printedGround, printFill, wall } from './wall.ts'
import { bubbles, pebbles, underwater, weed } from './water.ts'

/** What is drawn behind the pet and its props, and what over them. */
export type Setting = { behind: string; over: string }

type Of<Kind extends Place['kind']> = Extract<Place, { kind: Kind }>

export function room(defs: Defs, place: Omit<Of<'room'>, 'kind'>): Setting {
  const x = place.windowX ?? WIDTH / 2
  const scheme = SCHEMES[place.scheme]
  const light = LIGHTS[place.hour]
  const marigold = marigoldSymbol(defs)
  // The sky is lit from the window's right, as are the reveal and the patch on the floor.
  const outside =
    sky(defs, place.hour, light, 400, x + 78) +
    view(defs, place.view, light, x) +
    (place.hour === 'rain' ? rainfall(60, 430) : '')
  const tint = `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${light.tint}" opacity="${light.tintOpacity}"/>`
  const lamp = defs.glow([
    [0, '#FFC46B', 0.6],
    [0.5, '#FFB454', 0.22],
    [1, '#FFB454', 0],
  ])
  const window = jharokha(defs, { x, arch: place.arch, scheme, light, outside, marigold })
  const base = wall(defs, scheme, place.print, x) + floor(defs, place.floor, scheme, light, x)
  if (place.hour !== 'night') return { behind: base + window + tint, over: '' }
  // By night the room is dark but for a lamp on the floor; the moonlit window keeps its own light.
  const opening = defs.clip(archPath(place.arch, windowOpening(place.arch, x)))
  return {
    behind: `${base}${window}${tint}<g clip-path="${opening}">${outside}</g><ellipse cx="${x}" cy="520" rx="430" ry="230" fill="${lamp}"/>`,
    over: '',
  }
}

/** A room's wall without its window. */
export function plainWall(defs: Defs, place: Of<'wall'>): Setting {
  const scheme = SCHEMES[place.scheme]
  const middle = WIDTH / 2
  return {
    behind: wall(defs, scheme, place.print, middle) + floor(defs, place.floor, scheme, LIGHTS[place.hour], middle),
    over: '',
  }
}

/** A picture in the open air, seen through the wide arch of a veranda printed like the rooms. */
export function outdoors(defs: Defs, place: Of<'outdoors'>): Setting {
  const scheme = SCHEMES[place.scheme]
  const light = LIGHTS[place.hour]
  const marigold = marigoldSymbol(defs)
  const orbX = 560
  const opening: Opening = { x: WIDTH / 2, half: 376, tip: 26, spring: 262, sill: HEIGHT + 20 }
  const corners = spandrels(place.arch, opening, WIDTH, HEIGHT)
  const line = archPath(place.arch, opening)
  const shade = defs.fade([
    [0, '#2A1A00', 0.2],
    [1, '#2A1A00', 0],
  ])
  return {
    behind:
      // Between the sky's end and the ground's begin, where houses and trees leave a gap.
      `<path d="M0 ${HORIZON}h${WIDTH}v${HEIGHT - HORIZON}H0z" fill="${light.land[0]}"/>` +
      sky(defs, place.hour, light, HORIZON + 20, orbX) +
      panorama(defs, place.panorama, light, orbX) +
      ground(defs, place.ground, place.hour, light) +
      (place.hour === 'rain' ? rainfall(0, HEIGHT) : '') +
      `<path d="M0 0h${WIDTH}v120H0z" fill="${shade}"/>`,
    over:
      `<path d="${corners}" fill="${scheme.panel}"/><path d="${corners}" fill="${printFill(defs, scheme, place.print)}"/>` +
      `<path d="${line}" fill="none" stroke="${scheme.frame}" stroke-width="12" stroke-linejoin="round"/>` +
      `<path d="${archPath(place.arch, { ...opening, half: opening.half - 11, tip: opening.tip + 12 })}" fill="none" stroke="${MARIGOLD.middle}" stroke-width="3"/>` +
      string(marigold, 62, -8, 122, 10) +
      string(marigold, 738, -8, 122, 10) +
      string(marigold, 98, -8, 62, 8) +
      string(marigold, 702, -8, 62, 8),
  }
}

/** A round picture framed by marigold petals on printed cloth; the pet is clipped to the circle by compose.ts. */
export const MEDALLION = { x: WIDTH / 2, y: HEIGHT / 2, radius: 218 } as const

export function medallion(defs: Defs, place: Of<'medallion'>): Setting {
  const scheme = SCHEMES[place.scheme]
  const light = LIGHTS[place.hour]
  const marigold = marigoldSymbol(defs)
  const { x, y, radius } = MEDALLION
  const ring = (count: number, reach: number, size: number, colour: string, turn = 0) =>
    times(
      count,
      (index) =>
        `<path transform="translate(${x} ${y}) rotate(${r((index + turn) * (360 / count))}) translate(0 ${-reach})" d="M${-size} 0c0 ${r(-size * 1.1)} ${r(size * 0.5)} ${r(-size * 1.5)} ${size} ${r(-size * 1.9)}c${r(size * 0.5)} ${r(size * 0.4)} ${size} ${r(size * 0.8)} ${size} ${r(size * 1.9)}z" fill="${colour}"/>`,
    )
  const ground = defs.glow([
    [0, light.sky[2]],
    [1, light.sky[1]],
  ])
  const corner = (cx: number, cy: number) => flower(marigold, cx, cy, 30)
  return {
    behind:
      printedGround(defs, scheme, place.print) +
      `<rect x="22" y="22" width="756" height="556" rx="20" fill="none" stroke="${scheme.frame}" stroke-width="5"/><rect x="33" y="33" width="734" height="534" rx="14" fill="none" stroke="${MARIGOLD.middle}" stroke-width="2.5"/>` +
      corner(74, 74) +
      corner(726, 74) +
      corner(74, 526) +
      corner(726, 526) +
      ring(28, radius + 4, 26, MARIGOLD.outer) +
      ring(28, radius, 24, MARIGOLD.middle, 0.5) +
      `<circle cx="${x}" cy="${y}" r="${radius + 8}" fill="${scheme.frame}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}"/>` +
      times(
        36,
        (index) =>
          `<circle transform="rotate(${index * 10} ${x} ${y})" cx="${x}" cy="${y - radius + 16}" r="3" fill="${scheme.frame}" opacity=".4"/>`,
      ),
    over: `<circle cx="${x}" cy="${y}" r="${radius + 2}" fill="none" stroke="${BRASS.light}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${radius + 8}" fill="none" stroke="${scheme.frame}" stroke-width="7"/>`,
  }
}

/** A glass tank on a carved chest before the window of a room. */
export function tank(defs: Defs, place: Of<'tank'>): Setting {
  const scheme = SCHEMES[place.scheme]
  const night = place.hour === 'night'
  const behind = room(defs, { ...place, floor: 'boards' }).behind
  const [left, right, top, bottom] = [182, 618, 214, 470]
  const clip = defs.clip(
    `M${left} ${top + 22}h${right - left}v${bottom - top - 34}a12 12 0 0 1-12 12h${left - right + 24}a12 12 0 0 1-12-12z`,
  )
  const glow = defs.glow([
    [0, '#BFF5F0', night ? 0.75 : 0.25],
    [1, '#BFF5F0', 0],
  ])
  const panels = times(3, (index) => {
    const px = 186 + index * 146
    return `<rect x="${px}" y="498" width="136" height="74" rx="6" fill="#8E5430"/><g transform="translate(${px + 68} 535)" fill="#C98A55">${times(8, (petal) => `<path transform="rotate(${petal * 45})" d="M0-5c8-6 8-14 0-24c-8 10-8 18 0 24z"/>`)}<circle r="5" fill="${MARIGOLD.middle}"/></g>`
  })
  const chest = `<ellipse cx="400" cy="588" rx="290" ry="16" fill="#2A1A00" opacity=".28"/><path d="M168 480h464v106h-40l-8-10H216l-8 10h-40z" fill="#6E3F22"/>${panels}<rect x="152" y="470" width="496" height="20" rx="5" fill="#9A6238"/><path d="M160 475h480" stroke="#D29A6C" stroke-width="2.5"/>`
  const glass =
    `<path d="M${left} ${top}V${bottom}M${right} ${top}V${bottom}" stroke="#EAF9FA" stroke-width="7" stroke-linecap="round" opacity=".85"/><path d="M${left} ${bottom}h${right - left}" stroke="#EAF9FA" stroke-width="5" opacity=".7"/>` +
    `<path d="M${left + 18} ${top + 46}v150M${left + 32} ${top + 46}v66" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity=".5"/>` +
    `<path d="M${left} ${top + 23}c60 6 120-5 180 0s150 6 ${right - left - 180} 0" fill="none" stroke="#FFFFFF" stroke-width="4" opacity=".8"/>` +
    `<rect x="${left - 8}" y="${top - 12}" width="${right - left + 16}" height="16" rx="6" fill="${scheme.frame}"/>`
  return {
    behind: `${behind}<ellipse cx="400" cy="350" rx="390" ry="250" fill="${glow}"/>${chest}<g clip-path="${clip}">${underwater(defs, { left, right, top: top + 22, bottom }, night)}</g>`,
    over: glass,
  }
}

/** Under water from edge to edge. */
export function reef(defs: Defs): Setting {
  const basin = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT }
  return {
    behind:
      underwater(defs, basin, true) +
      weed(196, 560, 250, ['#2E8A86', '#4BA79A'], 15) +
      pebbles(basin, 548, 40) +
      bubbles(180, 380, 300, 12),
    over: weed(30, 606, 330, ['#2F8A57', '#54B06C'], 21) + weed(778, 606, 210, ['#2F8A57', '#54B06C'], 24),
  }
}
