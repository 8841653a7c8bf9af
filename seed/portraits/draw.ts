import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { WIDTH } from './canvas.ts'
import { fileNameOf, RENDITIONS } from './outputs.ts'
import { SCENES } from './scenes.ts'

/**
 * Draws every portrait into web/public/portraits. Only what changed is drawn again, so that it can run before
 * every start: where no source file changed, neither the emoji collection (100 MB) nor the renderer is loaded.
 */

const HERE = import.meta.dirname
const ROOT = join(HERE, '../..')
const OUT = join(ROOT, 'web/public/portraits')
/** Beside the pictures it would be served with them. */
const MANIFEST = join(ROOT, '.local/portraits.json')

/** 0 to 6 for webp: more takes longer for a few bytes less. */
const ENCODER_EFFORT = 4
/** Drawn once at the largest width, then scaled down for the others. */
const DRAWN_WIDTH = Math.max(...RENDITIONS.map(({ width }) => width))
/** At 72 dpi one unit of an SVG is one pixel. */
const DENSITY = (72 * DRAWN_WIDTH) / WIDTH
/** Pictures at once: each is drawn in a thread of its own, and more threads than cores only take memory. */
const AT_ONCE = 2

/** What the last run drew: the hash of all sources, and that of each scene's SVG. */
type Manifest = { sources: string; scenes: Record<string, string> }

const hash = (...parts: string[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 16)
}

function sourcesHash(): string {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const manifests = ['@iconify-json/fluent-emoji/package.json', 'sharp/package.json']
  return hash(
    ...files.flatMap((file) => [file, readFileSync(join(HERE, file), 'utf8')]),
    ...manifests.map((file) => readFileSync(join(ROOT, 'node_modules', file), 'utf8')),
  )
}

function lastManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
  } catch {
    // The first run, or a broken file: draw everything.
    return { sources: '', scenes: {} }
  }
}

/** Removes pictures of scenes or renditions that no longer exist; answers with how many. */
function removeStrays(expected: ReadonlySet<string>): number {
  const strays = readdirSync(OUT).filter((file) => !expected.has(file))
  for (const file of strays) rmSync(join(OUT, file), { recursive: true })
  return strays.length
}

async function main(): Promise<void> {
  const started = performance.now()
  mkdirSync(OUT, { recursive: true })
  const filesOf = (name: string) => RENDITIONS.map((rendition) => fileNameOf(name, rendition))
  const removed = removeStrays(new Set(SCENES.flatMap((scene) => filesOf(scene.name))))
  const isThere = (name: string) => filesOf(name).every((file) => existsSync(join(OUT, file)))

  const last = lastManifest()
  const sources = sourcesHash()
  const untouched = last.sources === sources && SCENES.every(({ name }) => last.scenes[name] && isThere(name))
  const next: Manifest = { sources, scenes: untouched ? last.scenes : {} }
  let drawn = 0

  if (!untouched) {
    const [{ composeScene }, { default: sharp }] = await Promise.all([import('./compose.ts'), import('sharp')])
    const settings = JSON.stringify([RENDITIONS, sharp.versions])
    const queue = [...SCENES]
    const work = async () => {
      for (let scene = queue.shift(); scene; scene = queue.shift()) {
        const { name } = scene
        const svg = composeScene(scene)
        const sum = hash(svg, settings)
        next.scenes[name] = sum
        if (last.scenes[name] === sum && isThere(name)) continue
        const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const { width, height, channels } = info
        for (const rendition of RENDITIONS) {
          await sharp(data, { raw: { width, height, channels } })
            .resize(rendition.width)
            .toFormat(rendition.format, { quality: rendition.quality, effort: ENCODER_EFFORT })
            .toFile(join(OUT, fileNameOf(name, rendition)))
        }
        drawn += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    mkdirSync(dirname(MANIFEST), { recursive: true })
    writeFileSync(MANIFEST, `${JSON.stringify(next, null, 2)}\n`)
  }

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Portraits: ${drawn} drawn, ${SCENES.length - drawn} up to date, ${removed} removed (${seconds} s)`)
}

await main()
