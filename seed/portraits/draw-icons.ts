import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Draws the app icons from the mark in web/public/favicon.svg. They are committed, since manifest and home screens
 * name them; run this by hand when the mark changes: node seed/portraits/draw-icons.ts
 */

const PUBLIC = join(import.meta.dirname, '../../web/public')
const PEACOCK = '#0B5F66'
const PEACOCK_LIGHT = '#117A80'

const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '')

/** The mark before a jharokha arch on peacock; `share` is how much of the side the mark takes. */
function tile(share: number, corner: number): string {
  const scale = (512 * share) / 64
  const at = (512 - 64 * scale) / 2
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    `<clipPath id="tile"><rect width="512" height="512" rx="${corner}"/></clipPath>` +
    `<g clip-path="url(#tile)"><path d="M0 0h512v512H0z" fill="${PEACOCK}"/>` +
    `<path d="M72 512V260c0-60 34-92 78-118c44-24 82-44 106-96c24 52 62 72 106 96c44 26 78 58 78 118v252z" fill="${PEACOCK_LIGHT}"/></g>` +
    `<g transform="translate(${at} ${at + 18}) scale(${scale})">${mark}</g></svg>`
  )
}

/** A platform cuts a maskable icon down to a circle of 80 % of its side: the mark stays within. */
const MASKABLE = tile(0.58, 0)
const ROUNDED = tile(0.68, 112)
/** iOS rounds the corners itself and turns transparency black. */
const SQUARE = tile(0.68, 0)

const ICONS = [
  ['icon-192.png', 192, ROUNDED],
  ['icon-512.png', 512, ROUNDED],
  ['icon-maskable-512.png', 512, MASKABLE],
  ['apple-touch-icon.png', 180, SQUARE],
] as const

for (const [name, side, svg] of ICONS) {
  const { size } = await sharp(Buffer.from(svg))
    .resize(side)
    .png({ palette: true, colours: 64 })
    .toFile(join(PUBLIC, 'icons', name))
  console.log(`${name}: ${(size / 1024).toFixed(1)} KB`)
}
