/** The size of every scene in its own units, which are also the pixels of the largest rendition: 4:3. */
export const WIDTH = 800
export const HEIGHT = 600

/** A coordinate with as many digits as can be seen. */
export const r = (value: number): string => String(Math.round(value * 10) / 10)

/** Draws `count` things by their number. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A repeatable number from 0 to 1: the same picture on every machine, so that its hash stays. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)

/**
 * Gathers the definitions of one scene and hands out their ids, so that no two parts of it can clash.
 * Every method answers with a `url(#…)` to paint or clip with, `symbol` with an id to `<use>`.
 */
export class Defs {
  #items: string[] = []

  #add(kind: string, attributes: string, content: string): string {
    const id = `d${this.#items.length}`
    this.#items.push(`<${kind} id="${id}"${attributes}>${content}</${kind}>`)
    return id
  }

  /** A gradient from top to bottom, or from left to right. */
  fade(stops: readonly Stop[], direction: 'down' | 'across' = 'down'): string {
    const end = direction === 'down' ? ' x2="0" y2="1"' : ''
    return `url(#${this.#add('linearGradient', end, stopsOf(stops).join(''))})`
  }

  /** A gradient from the centre of what it fills to its edge. */
  glow(stops: readonly Stop[]): string {
    return `url(#${this.#add('radialGradient', '', stopsOf(stops).join(''))})`
  }

  clip(path: string): string {
    return `url(#${this.#add('clipPath', '', `<path d="${path}"/>`)})`
  }

  pattern(size: number, turn: number, content: string): string {
    const attributes = ` width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"`
    return `url(#${this.#add('pattern', attributes, content)})`
  }

  blur(deviation: number): string {
    const area = ' x="-50%" y="-50%" width="200%" height="200%"'
    return `url(#${this.#add('filter', area, `<feGaussianBlur stdDeviation="${deviation}"/>`)})`
  }

  symbol(content: string): string {
    return this.#add('g', '', content)
  }

  toString(): string {
    return `<defs>${this.#items.join('')}</defs>`
  }
}
