/**
 * `npm run bench:pictures`: what a portrait weighs as SVG, WebP and AVIF, how far it is from what was drawn, and how
 * long a phone works on it: in Chromium with its processor slowed down four times, from the bytes to the pixels of a
 * card. docs/decisions/004-fonts-and-pictures.md says what was chosen by it.
 */
import { loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { findChromium } from '../../scripts/find-chromium.ts'
import { composeScene } from '../../seed/portraits/compose.ts'
import { AVIF_EFFORT } from '../../seed/portraits/outputs.ts'
import { SCENES_BY_PET } from '../../seed/portraits/scenes.ts'
import { median } from './statistics.ts'

const ROUNDS = 9
const SLOWDOWN = 4
/** Lighthouse's slow 4G. */
const BITS_A_MS = 1600
/** A card on a phone 360 px wide with two pixels for each of them. */
const CARD = { width: 656, height: 492 }

type Variant = { name: string; type: string; width: number; encode?: (picture: Sharp) => Sharp }
type File = { base64: string; bytes: number; decibels: number }

const variants: Variant[] = [
  { name: 'SVG, gzip', type: 'image/svg+xml', width: 800 },
  ...[800, 640, 400].flatMap((width) => [
    ...[64, 74].map((quality) => webp(width, quality)),
    ...[40, 50].map((quality) => avif(width, quality)),
  ]),
  avif(800, 50, '4:2:0'),
]

// The sample pets' main pictures.
const svgs = Object.values(SCENES_BY_PET)
  .slice(0, 5)
  .flatMap(([scene]) => (scene ? [composeScene(scene)] : []))
const measured: { variant: Variant; files: File[]; decoding: number[]; painting: number[] }[] = []
for (const variant of variants) {
  const files: File[] = []
  for (const svg of svgs) files.push(await fileOf(svg, variant))
  measured.push({ variant, files, decoding: [], painting: [] })
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Chromium's sandbox can't run as root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu'],
})
const page = await browser.newPage()
const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
for (let round = 0; round <= ROUNDS; round++) {
  // Turn and turn about, so that what else the machine does meets all of them.
  for (const { variant, files, decoding, painting } of measured) {
    const times = await page.evaluate(show, {
      type: variant.type,
      card: CARD,
      pictures: files.map((one) => one.base64),
    })
    // The first round finds the decoders cold.
    if (round === 0) continue
    decoding.push(times.decoding)
    painting.push(times.painting)
  }
}
console.log(
  `${browser.version()}, load ${loadavg()[0]?.toFixed(1)}, ${svgs.length} pictures, median of ${ROUNDS} rounds`,
)
await browser.close()

console.log('width  format              KB     dB   decode   decode, paint   with slow 4G')
for (const { variant, files, decoding, painting } of measured) {
  const bytes = mean(files.map((file) => file.bytes))
  const paint = median(painting)
  console.log(
    [
      String(variant.width).padStart(5),
      `  ${variant.name.padEnd(15)}`,
      (bytes / 1000).toFixed(1).padStart(7),
      (variant.encode ? mean(files.map((file) => file.decibels)).toFixed(1) : '').padStart(7),
      `${median(decoding).toFixed(1).padStart(6)} ms`,
      `${paint.toFixed(1).padStart(12)} ms`,
      `${((bytes * 8) / BITS_A_MS + paint).toFixed(0).padStart(11)} ms`,
    ].join(''),
  )
}

function webp(width: number, quality: number): Variant {
  return { name: `WebP ${quality}`, type: 'image/webp', width, encode: (picture) => picture.webp({ quality }) }
}

function avif(width: number, quality: number, chromaSubsampling = '4:4:4'): Variant {
  return {
    name: `AVIF ${quality}, ${chromaSubsampling}`,
    type: 'image/avif',
    width,
    encode: (picture) => picture.avif({ quality, chromaSubsampling, effort: AVIF_EFFORT }),
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** One picture as it is sent. `decibels` is the ratio of signal to noise: more is closer to what was drawn. */
async function fileOf(svg: string, { width, encode }: Variant): Promise<File> {
  if (!encode) return { base64: Buffer.from(svg).toString('base64'), bytes: gzipSync(svg).length, decibels: Infinity }
  const { data, info } = await sharp(await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer())
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const file = await encode(sharp(data, { raw: { width, height: info.height, channels: 3 } })).toBuffer()
  const decoded = await sharp(file).removeAlpha().raw().toBuffer()
  const error = data.reduce((sum, value, at) => sum + (value - (decoded[at] ?? 0)) ** 2, 0) / data.length
  return { base64: file.toString('base64'), bytes: file.length, decibels: 10 * Math.log10(255 ** 2 / error) }
}

/**
 * Runs in the page: the mean milliseconds from a picture's bytes to `img.decode()`, and to the pixels of the card. A
 * canvas that is read draws on the page's own thread, the one that the throttling slows down; `decode()` works on
 * another, and for an SVG only reads it.
 */
async function show({ type, card, pictures }: { type: string; card: typeof CARD; pictures: string[] }) {
  const canvas = Object.assign(document.createElement('canvas'), card)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const timed = async (bytes: ArrayBuffer, ready: (img: HTMLImageElement) => Promise<unknown>) => {
    const url = URL.createObjectURL(new Blob([bytes], { type }))
    const img = new Image()
    const start = performance.now()
    img.src = url
    await ready(img)
    const took = performance.now() - start
    URL.revokeObjectURL(url)
    return took
  }
  let decoding = 0
  let painting = 0
  for (const base64 of pictures) {
    const { buffer } = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    decoding += await timed(buffer, (img) => img.decode())
    painting += await timed(buffer, async (img) => {
      await new Promise((resolve) => {
        img.onload = resolve
      })
      context?.drawImage(img, 0, 0, card.width, card.height)
      context?.getImageData(0, 0, 1, 1)
    })
  }
  return { decoding: decoding / pictures.length, painting: painting / pictures.length }
}
