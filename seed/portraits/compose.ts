import { Defs, HEIGHT, r, WIDTH } from './canvas.ts'
import { CAST } from './cast.ts'
import { emojiBody } from './emoji.ts'
import { INK } from './palette.ts'
import { furnishing } from './parts/furnishings.ts'
import { MEDALLION, medallion, outdoors, plainWall, reef, room, type Setting, tank } from './parts/settings.ts'
import type { Place, Prop, Scene } from './scene-types.ts'

const EMOJI_SIDE = 32
/** Most emoji leave this much of their square empty below. */
const EMOJI_FOOT = 30

type Standing = Scene['pet'] | Prop

function setting(defs: Defs, place: Place): Setting {
  switch (place.kind) {
    case 'room':
      return room(defs, place)
    case 'outdoors':
      return outdoors(defs, place)
    case 'wall':
      return plainWall(defs, place)
    case 'medallion':
      return medallion(defs, place)
    case 'tank':
      return tank(defs, place)
    case 'reef':
      return reef(defs)
  }
}

/** Puts what is drawn about its own foot where it stands, turned about its middle and mirrored if it looks away. */
function placed({ x, foot, size, flip, turn }: Standing, drawing: string): string {
  const turned = turn ? ` rotate(${turn} 0 ${r(-size / 2)})` : ''
  return `<g transform="translate(${r(x)} ${r(foot)})${turned}${flip ? ' scale(-1 1)' : ''}">${drawing}</g>`
}

function emojiDrawing(body: string, size: number, centre: number, foot: number): string {
  const scale = size / EMOJI_SIDE
  return `<g transform="scale(${Math.round(scale * 1000) / 1000}) translate(${-centre} ${-foot})">${body}</g>`
}

/** A soft shadow with a darker core where the feet touch. */
function shadowOf(standing: Standing, soft: string, share: number): string {
  if (standing.shadow === false) return ''
  const y = standing.shadow ?? standing.foot
  // Higher above the ground the shadow is smaller and there is no contact.
  const lifted = typeof standing.shadow === 'number'
  const rx = standing.size * share * (lifted ? 0.8 : 1)
  const core = lifted
    ? ''
    : `<ellipse cx="${r(standing.x)}" cy="${r(y - 2)}" rx="${r(rx * 0.8)}" ry="${r(rx * 0.075)}" fill="${soft}"/>`
  return `<ellipse cx="${r(standing.x)}" cy="${r(y - 1)}" rx="${r(rx)}" ry="${r(rx * 0.15)}" fill="${soft}"/>${core}`
}

/** The scene as a complete SVG document of 800 × 600. Throws where it names an emoji that does not exist. */
export function composeScene({ place, pet, props, alt }: Scene): string {
  const defs = new Defs()
  const { behind, over } = setting(defs, place)
  const soft = defs.glow([
    [0, INK, 0.5],
    [0.55, INK, 0.26],
    [1, INK, 0],
  ])
  const drawProp = (prop: Prop, index: number) => {
    const drawing =
      'emoji' in prop
        ? emojiDrawing(emojiBody(prop.emoji, `p${index}`), prop.size, EMOJI_SIDE / 2, EMOJI_FOOT)
        : furnishing(defs, prop.furnishing, prop.size, prop.foot)
    return shadowOf(prop, soft, 0.42) + placed(prop, drawing)
  }
  const drawn = props.map((prop, index) => ({ front: prop.front, drawing: drawProp(prop, index) }))
  const layer = (front: boolean) =>
    drawn
      .filter((prop) => Boolean(prop.front) === front)
      .map((prop) => prop.drawing)
      .join('')

  const { emoji, centre, foot, markings = '', ...retouch } = CAST[pet.character]
  const body = emojiBody(emoji, 'pet', retouch) + markings
  const figure = shadowOf(pet, soft, 0.5) + placed(pet, emojiDrawing(body, pet.size, centre, foot))
  const { x, y, radius } = MEDALLION
  const circle = () =>
    defs.clip(
      `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0a${radius} ${radius} 0 0 1 ${-radius * 2} 0z`,
    )
  const main = place.kind === 'medallion' ? `<g clip-path="${circle()}">${figure}</g>` : figure

  const content = behind + layer(false) + main + layer(true) + over
  const title = alt.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${defs}${content}</svg>`
}
