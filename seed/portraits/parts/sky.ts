import { chance, type Defs, r, times, WIDTH } from '../canvas.ts'
import type { Light } from '../palette.ts'
import type { Hour } from '../scene-types.ts'

const cloud = (x: number, y: number, scale: number, colour: string, opacity: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" opacity="${opacity}" d="M-60 14c-14 0-20-8-16-16c3-7 11-9 18-7c2-14 16-22 30-18c6-12 26-16 38-5c8-5 22-3 26 8c14-3 26 5 26 17c0 14-12 21-24 21z"/>`

const bird = (x: number, y: number, scale: number, colour: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-9-3c5-2 8 0 9 4c1-4 4-6 9-4" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

function stars(horizon: number): string {
  const points = times(46, (index) => {
    const size = 0.8 + chance(index + 50) * 1.7
    return `<circle cx="${r(chance(index) * WIDTH)}" cy="${r(chance(index + 100) * horizon * 0.8)}" r="${r(size)}" opacity="${r(0.4 + chance(index + 9) * 0.6)}"/>`
  })
  const sparkle = (x: number, y: number, s: number) =>
    `<path transform="translate(${x} ${y}) scale(${s})" d="M0-8c.8 5 3 7.2 8 8c-5 .8-7.2 3-8 8c-.8-5-3-7.2-8-8c5-.8 7.2-3 8-8z"/>`
  return `<g fill="#FFF6DA">${points}${sparkle(300, 150, 0.9)}${sparkle(520, 236, 0.7)}${sparkle(352, 282, 0.6)}</g>`
}

/** Slanting streaks over everything behind the pet. */
export function rainfall(top: number, bottom: number): string {
  const streaks = times(110, (index) => {
    const x = chance(index * 3) * (WIDTH + 80) - 40
    const y = top + chance(index * 7 + 1) * (bottom - top)
    const length = 14 + chance(index + 30) * 20
    return `M${r(x)} ${r(y)}l${r(-length * 0.24)} ${r(length)}`
  })
  return `<path d="${streaks}" stroke="#F4FBFC" stroke-width="1.7" stroke-linecap="round" opacity=".62"/>`
}

/** Sky from the top of the canvas to `horizon`, with sun, moon, clouds or stars. `orbX` is where the sun stands. */
export function sky(defs: Defs, hour: Hour, light: Light, horizon: number, orbX: number, top = 0): string {
  const [high, middle, low] = light.sky
  const fill = defs.fade([
    [0, high],
    [0.55, middle],
    [1, low],
  ])
  let drawing = `<path d="M0 ${top}h${WIDTH}V${horizon + 4}H0z" fill="${fill}"/>`
  if (hour === 'night') drawing += stars(horizon)
  if (light.orb) {
    const y = horizon - (horizon - top) * light.orb.height
    const halo = defs.glow([
      [0, light.orb.colour, 0.75],
      [0.35, light.orb.colour, 0.3],
      [1, light.orb.colour, 0],
    ])
    drawing += `<circle cx="${orbX}" cy="${r(y)}" r="${light.orb.radius * 3.6}" fill="${halo}"/>`
    drawing +=
      hour === 'night'
        ? `<path transform="translate(${orbX} ${r(y)}) rotate(-18)" d="M8-33a34 34 0 1 0 22 50a27 27 0 0 1-22-50z" fill="${light.orb.colour}"/>`
        : `<circle cx="${orbX}" cy="${r(y)}" r="${light.orb.radius}" fill="${light.orb.colour}"/>`
  }
  const clouds: Record<Hour, string> = {
    dawn:
      cloud(220, 150, 0.8, '#FFF4E2', 0.7) +
      cloud(610, 106, 1.1, '#FFEBD8', 0.6) +
      cloud(470, 214, 0.6, '#FFF4E2', 0.6),
    noon:
      cloud(196, 140, 1, '#FFFFFF', 0.9) + cloud(470, 208, 0.7, '#FFFFFF', 0.8) + cloud(622, 176, 1.1, '#FFFFFF', 0.9),
    dusk:
      cloud(230, 190, 1, '#F0A08E', 0.55) + cloud(590, 142, 1.2, '#B96C97', 0.5) + cloud(440, 236, 0.6, '#FFC79A', 0.6),
    night: cloud(250, 260, 0.9, '#5A68AE', 0.5) + cloud(560, 300, 1, '#5A68AE', 0.45),
    rain:
      cloud(170, 110, 1.6, '#DCE5E5', 0.8) +
      cloud(390, 90, 1.8, '#C4D1D4', 0.9) +
      cloud(630, 120, 1.7, '#DCE5E5', 0.75),
  }
  drawing += clouds[hour]
  if (hour === 'dawn' || hour === 'noon') {
    const colour = hour === 'dawn' ? '#A8706A' : '#4F7F8C'
    drawing += bird(332, 172, 1, colour) + bird(362, 158, 0.8, colour) + bird(534, 150, 0.9, colour)
  }
  return drawing
}
