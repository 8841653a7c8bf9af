import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { PREVIEW_SIZE } from '../../web/src/domain/preview-image.ts'
import { WIDTH } from './canvas.ts'
import { AVIF_EFFORT, PREVIEW_HEIGHT, PREVIEW_QUALITY, portraitFiles, RENDITIONS } from './outputs.ts'
import { SCHEMES } from './palette.ts'
import type { Preview } from './previews.ts'

const ROOT = join(import.meta.dirname, '../..')
const PUBLIC = join(ROOT, 'web/public')
const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf')

/** As in web/src/content/product.ts, which the seed does not import. */
const NAME = 'PawSaathi'
const PURPOSE = 'Rent, foster or adopt a pet'

/** Of 255. Where two tiles meet, three quarters are painted, and make the joint. */
const PAINTED = 128
/** At 72 dpi one unit of an SVG is one pixel. */
const DPI = 72

/**
 * The pixels of a scene, drawn once in the largest width that is needed of it. Throws where a part of it was left
 * unpainted: that would come out black.
 */
async function pixelsOf(svg: string, width: number): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (DPI * width) / WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if ((data[alpha] ?? 0) < PAINTED) throw new Error(`A part of this scene is not painted: ${svg.slice(0, 300)}`)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).removeAlpha()
}

/** Writes a scene in all its widths. */
export async function renderPortrait(name: string, svg: string): Promise<void> {
  const files = portraitFiles(name)
  const pixels = await pixelsOf(svg, Math.max(...RENDITIONS.map(({ width }) => width)))
  for (const [index, { width, quality }] of RENDITIONS.entries()) {
    await pixels
      .clone()
      .resize(width)
      // Without 4:2:0: edges between two colours are most of what there is to see.
      .avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' })
      .toFile(join(PUBLIC, files[index] ?? ''))
  }
}

/** Writes the wide part of a scene that stands beside a link. */
export async function renderPreview({ file, top, lettering }: Preview, svg: string): Promise<void> {
  const { width, height } = PREVIEW_SIZE
  const pixels = await pixelsOf(svg, width)
  await pixels
    .extract({ left: 0, top: Math.round((top * height) / PREVIEW_HEIGHT), width, height })
    .composite(lettering ? await nameAndPurpose() : [])
    .jpeg({ quality: PREVIEW_QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(join(PUBLIC, file))
}

/** The mark and the name side by side, and under them what the site is for. */
async function nameAndPurpose(): Promise<OverlayOptions[]> {
  const name = await lettersOf(NAME, 104, SCHEMES.peacock.frameDark)
  const purpose = await lettersOf(PURPOSE, 50, SCHEMES.peacock.frame)
  const markSide = 132
  const gap = 24
  const left = Math.round((PREVIEW_SIZE.width - markSide - gap - name.width) / 2)
  const mark = await sharp(join(PUBLIC, 'favicon.svg'), { density: DPI * 3 })
    .resize(markSide)
    .png()
    .toBuffer()
  return [
    { input: mark, left, top: 36 },
    { input: name.image, left: left + markSide + gap, top: 36 + Math.round((markSide - name.height) / 2) },
    { input: purpose.image, left: Math.round((PREVIEW_SIZE.width - purpose.width) / 2), top: 188 },
  ]
}

/** A line of text in the headings' font, cut to its letters; `size` in pixels. */
async function lettersOf(text: string, size: number, colour: string) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Baloo 2 Bold ${size}`,
      fontfile: FONT,
      dpi: DPI,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}
