/**
 * Which files every scene becomes. The one place to change a size or a format: the seed's addresses and the
 * renderer both follow. The first rendition is the picture's own address, the others are its smaller variants.
 */

export type Format = 'webp' | 'avif'
export type Rendition = {
  /** Pixels; the height follows from 4:3. */
  width: number
  format: Format
  /** 1 to 100, of the encoder. */
  quality: number
  /** Goes between the scene's name and the ending. */
  suffix: string
}

/** Where the site serves them from, and where they lie in the repository (not committed). */
export const PUBLIC_PATH = '/portraits'

export const RENDITIONS: readonly [Rendition, ...Rendition[]] = [
  { width: 800, format: 'webp', quality: 74, suffix: '' },
  { width: 400, format: 'webp', quality: 64, suffix: '-400' },
]

/** The file name of one rendition of a scene, as in `bruno-1-400.webp`. */
export const fileNameOf = (sceneName: string, rendition: Rendition): string =>
  `${sceneName}${rendition.suffix}.${rendition.format}`
