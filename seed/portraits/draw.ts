import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portraitFiles } from './outputs.ts'
import { PREVIEWS } from './previews.ts'
import type { Scene } from './scene-types.ts'
import { SCENES } from './scenes.ts'

/**
 * Draws every portrait and preview into web/public. Only what changed is drawn again, so that it can run before
 * every start: where no source file changed, neither the emoji collection (100 MB) nor the renderer is loaded.
 */

const HERE = import.meta.dirname
const ROOT = join(HERE, '../..')
const OUT = join(ROOT, 'web/public')
/** What stands in them and is not drawn here is taken away. */
const FOLDERS = ['portraits', 'previews']
/** Beside the pictures it would be served with them. */
const MANIFEST = join(ROOT, '.local/portraits.json')

/** Pictures at once: each is drawn in a thread of its own, and more threads than cores only take memory. */
const AT_ONCE = 2

type Renderer = typeof import('./render.ts')

/** A scene and the files that come of it, by their paths in web/public. */
type Job = { scene: Scene; files: string[]; render: (renderer: Renderer, svg: string) => Promise<void> }

const JOBS: readonly Job[] = [
  ...SCENES.map(
    (scene): Job => ({
      scene,
      files: portraitFiles(scene.name),
      render: ({ renderPortrait }, svg) => renderPortrait(scene.name, svg),
    }),
  ),
  ...PREVIEWS.map(
    (preview): Job => ({
      scene: preview.scene,
      files: [preview.file],
      render: ({ renderPreview }, svg) => renderPreview(preview, svg),
    }),
  ),
]

/** What the last run drew: the hash of all sources, and by its first file that of each job. */
type Manifest = { sources: string; drawn: Record<string, string> }

const hash = (...parts: string[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 16)
}

/** Of everything that says how a scene becomes a file; what is drawn in it is in its SVG. */
const RENDERING = ['render.ts', 'outputs.ts', 'previews.ts'].map((file) => join(HERE, file))
const DOMAIN = ['portraits.ts', 'preview-image.ts'].map((file) => join(ROOT, 'web/src/domain', file))
const PACKAGES = ['@iconify-json/fluent-emoji', 'sharp', '@expo-google-fonts/baloo-2'].map((name) =>
  join(ROOT, 'node_modules', name, 'package.json'),
)

const hashOfFiles = (files: string[]) => hash(...files.flatMap((file) => [file, readFileSync(file, 'utf8')]))

function sourcesHash(): string {
  const own = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  return hashOfFiles([...own.map((file) => join(HERE, file)), ...DOMAIN, ...PACKAGES, join(OUT, 'favicon.svg')])
}

function lastManifest(): Manifest {
  try {
    const { sources = '', drawn = {} } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Partial<Manifest>
    return { sources, drawn }
  } catch {
    // The first run, or a broken file: draw everything.
    return { sources: '', drawn: {} }
  }
}

/** Removes pictures of scenes or renditions that no longer exist; answers with how many. */
function removeStrays(): number {
  const expected = new Set(JOBS.flatMap(({ files }) => files))
  const strays = FOLDERS.flatMap((folder) => {
    mkdirSync(join(OUT, folder), { recursive: true })
    return readdirSync(join(OUT, folder)).map((file) => `${folder}/${file}`)
  }).filter((file) => !expected.has(file))
  for (const file of strays) rmSync(join(OUT, file), { recursive: true })
  return strays.length
}

const keyOf = ({ files }: Job) => files[0] ?? ''
const isThere = ({ files }: Job) => files.every((file) => existsSync(join(OUT, file)))

async function main(): Promise<void> {
  const started = performance.now()
  const removed = removeStrays()
  const last = lastManifest()
  const sources = sourcesHash()
  const untouched = last.sources === sources && JOBS.every((job) => last.drawn[keyOf(job)] && isThere(job))
  let drawn = 0

  if (!untouched) {
    const next: Manifest = { sources, drawn: {} }
    const [{ composeScene }, renderer] = await Promise.all([import('./compose.ts'), import('./render.ts')])
    const rendering = hashOfFiles([...RENDERING, ...DOMAIN, ...PACKAGES])
    const queue = [...JOBS]
    const work = async () => {
      for (let job = queue.shift(); job; job = queue.shift()) {
        const svg = composeScene(job.scene)
        const sum = hash(svg, rendering)
        next.drawn[keyOf(job)] = sum
        if (last.drawn[keyOf(job)] === sum && isThere(job)) continue
        await job.render(renderer, svg)
        drawn += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    mkdirSync(dirname(MANIFEST), { recursive: true })
    writeFileSync(MANIFEST, `${JSON.stringify(next, null, 2)}\n`)
  }

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Pictures: ${drawn} drawn, ${JOBS.length - drawn} up to date, ${removed} removed (${seconds} s)`)
}

await main()
