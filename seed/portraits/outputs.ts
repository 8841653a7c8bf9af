import { PORTRAIT_WIDTHS, type PortraitWidth, portraitPath } from '../../web/src/domain/portraits.ts'
import { PREVIEW_SIZE } from '../../web/src/domain/preview-image.ts'
import { WIDTH } from './canvas.ts'

/** Which files every scene becomes, and how they are encoded. Their addresses are those of the domain. */

/** AVIF, 1 to 100 of the encoder: the smaller the picture, the more of it is edges. */
const QUALITY: Record<PortraitWidth, number> = { 800: 40, 672: 45, 400: 50 }

/** 0 to 9: the next step takes two and a half times as long for 3 % fewer bytes (docs/performance.md). */
export const AVIF_EFFORT = 2

export const RENDITIONS = PORTRAIT_WIDTHS.map((width) => ({ width, quality: QUALITY[width] }))

/** The files of a scene in web/public, as in `portraits/bruno-1-400.avif`, in the order of RENDITIONS. */
export const portraitFiles = (scene: string): string[] =>
  PORTRAIT_WIDTHS.map((width) => portraitPath(scene, width).slice(1))

/** Of mozjpeg, 1 to 100: the largest preview weighs 126 KB, and 300 KB is what the apps that show one take. */
export const PREVIEW_QUALITY = 82

/** How much of a scene's height a preview shows: it is as wide as the scene. */
export const PREVIEW_HEIGHT = (WIDTH * PREVIEW_SIZE.height) / PREVIEW_SIZE.width
