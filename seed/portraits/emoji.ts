import { createRequire } from 'node:module'
import { type Hsl, hexOf, hslOf } from './colour.ts'

/** Fluent emoji by Microsoft, MIT, as packed by Iconify: a body without its `<svg>`, 32 × 32 unless it says so. */
type Collection = { icons: Record<string, { body: string; width?: number; height?: number }> }

export const EMOJI_PACKAGE = '@iconify-json/fluent-emoji'
const SIDE = 32

let collection: Collection | undefined

/** Loaded on first use: the file has 100 MB, and nothing of it is needed where all pictures are up to date. */
function bodyOf(name: string): string {
  collection ??= createRequire(import.meta.url)(`${EMOJI_PACKAGE}/icons.json`) as Collection
  const icon = collection.icons[name]
  if (!icon) throw new Error(`The collection has no emoji '${name}'`)
  if ((icon.width ?? SIDE) !== SIDE) throw new Error(`The emoji '${name}' is not ${SIDE} units wide`)
  return icon.body
}

const LAYER = /<g [^>]*>.*?<\/g>|<(?:path|rect|circle|ellipse)[^>]*\/>/gs
const GROUP = '<g fill="none">'

/** Takes a body apart: what it draws, in order, and its definitions. */
function layersOf(body: string): { layers: string[]; definitions: string[] } {
  const start = body.indexOf('<defs>')
  const drawn = body.slice(body.startsWith(GROUP) ? GROUP.length : 0, start < 0 ? undefined : start)
  const definitions = start < 0 ? '' : body.slice(start + 6, body.lastIndexOf('</defs>'))
  return {
    layers: drawn.match(LAYER) ?? [],
    definitions: definitions.match(/<(linearGradient|radialGradient|filter|mask|clipPath)\b.*?<\/\1>/gs) ?? [],
  }
}

const idsUsedBy = (markup: string) => [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? '')

function repaint(markup: string, coat: (colour: Hsl) => Hsl | null): string {
  return markup.replace(/#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})(?=")/g, (hex) => {
    const painted = coat(hslOf(hex))
    return painted ? hexOf(painted) : hex
  })
}

export type Retouch = {
  without?: readonly number[] | undefined
  coat?: ((colour: Hsl, layer: number) => Hsl | null) | undefined
}

/**
 * The body of an emoji, ready to stand in a scene: ids prefixed (every emoji numbers its own), and for a
 * retouched one its layers left out or in another coat. Throws where a name or a layer is not in the collection.
 */
export function emojiBody(name: string, prefix: string, retouch: Retouch = {}): string {
  const body = bodyOf(name)
  return withPrefix(retouch.without || retouch.coat ? retouched(name, body, retouch) : body, prefix)
}

function retouched(name: string, body: string, { without = [], coat }: Retouch): string {
  const { layers, definitions } = layersOf(body)
  const missing = without.find((layer) => !layers[layer])
  if (missing !== undefined) throw new Error(`The emoji '${name}' has no layer ${missing}`)
  const userOf = new Map(layers.flatMap((layer, index) => idsUsedBy(layer).map((id) => [id, index] as const)))
  const painted = (markup: string, layer: number) => (coat ? repaint(markup, (c) => coat(c, layer)) : markup)
  const kept = layers.map((layer, index) => (without.includes(index) ? '' : painted(layer, index)))
  const defs = definitions.flatMap((definition) => {
    const layer = userOf.get(definition.match(/id="([^"]+)"/)?.[1] ?? '')
    if (layer === undefined || without.includes(layer)) return []
    // A filter's colour matrix holds numbers, not hex colours: only gradients are repainted.
    return [painted(definition, layer)]
  })
  return `${GROUP}${kept.join('')}<defs>${defs.join('')}</defs></g>`
}

function withPrefix(body: string, prefix: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
}
