/**
 * The addresses of our own portraits: '/portraits/bruno-1.avif' is the largest, and every smaller one carries its width,
 * '/portraits/bruno-1-672.avif'. The seed draws and names them by this file, and pages choose among them by it.
 */

/** In pixels, the largest first; why these is in docs/decisions/004-fonts-and-pictures.md. */
export const PORTRAIT_WIDTHS = [800, 672, 400] as const

export type PortraitWidth = (typeof PORTRAIT_WIDTHS)[number]

const FOLDER = '/portraits/'
const ENDING = '.avif'
const PORTRAIT = /^\/portraits\/[a-z0-9-]+\.avif$/

/** Where a scene is served from, in pixels of width; the largest is the picture's own address. */
export function portraitPath(scene: string, width: PortraitWidth = PORTRAIT_WIDTHS[0]): string {
  return `${FOLDER}${scene}${width === PORTRAIT_WIDTHS[0] ? '' : `-${width}`}${ENDING}`
}

/** The `srcset` of a picture; undefined for one that is not ours and comes in one size only. */
export function portraitSrcSet(url: string): string | undefined {
  if (!PORTRAIT.test(url)) return undefined
  const scene = url.slice(FOLDER.length, -ENDING.length)
  return PORTRAIT_WIDTHS.map((width) => `${portraitPath(scene, width)} ${width}w`).join(', ')
}
