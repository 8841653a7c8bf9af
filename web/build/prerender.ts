/**
 * Writes the site's pages, after `vite build` has made its scripts: one HTML file for every row of the route table and
 * for every sample pet, with its words and its head, so that a page can be read, found and shared before its script
 * runs. Then the sitemap and robots.txt. Part of `npm run build:web`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { adoptablePets } from '../../seed/adoptable-pets.ts'
import { pets } from '../../seed/pets.ts'
import { petPath } from '../src/domain/paths.ts'
import { type PetProfile, profileOfAdoptablePet, profileOfPet } from '../src/domain/pet-profile.ts'
import { previewOf } from '../src/domain/preview-image.ts'
import { scriptsOf, withScripts } from './page-scripts.ts'

type Prerender = typeof import('../src/app/prerender.tsx')

const project = join(import.meta.dirname, '../..')
const output = join(project, process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')
const renderer = `${output}-prerender`

// React's own checks are for development, and Node would take that.
process.env.NODE_ENV = 'production'
const { renderPage, site }: Prerender = await buildRenderer()

const template = await readFile(join(output, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(await readFile(join(output, '.vite/manifest.json'), 'utf8'))
const inSitemap: string[] = []

for (const { path, page } of site.routes) {
  if (path !== site.petRoute) await writePage(path, page, fileOf(path))
}
for (const profile of [...pets.map(profileOfPet), ...adoptablePets.map(profileOfAdoptablePet)]) {
  const path = petPath(profile.id)
  await writePage(path, 'pet-detail', fileOf(path), profile)
}
// What Hosting answers with for a pet that was listed since, and for a path that is none.
await writePage(petPath('pet'), 'pet-detail', 'pets/pet.html')
await writePage('/404', 'not-found', '404.html')
// What the service worker answers with where there is no network: the app itself shows what the address asks for.
await write('shell.html', undefined, {
  head: '<title>PawSaathi</title>\n    <meta name="robots" content="noindex" />',
  page: '',
})

await writeFile(join(output, 'sitemap.xml'), sitemap())
await writeFile(join(output, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`)
await rm(renderer, { recursive: true })
await rm(join(output, '.vite'), { recursive: true })

/** Builds src/app/prerender.tsx for Node, as the site itself is built, and loads it. */
async function buildRenderer(): Promise<Prerender> {
  await build({
    configFile: join(project, 'web/vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir: renderer, emptyOutDir: true, manifest: false },
  })
  return import(pathToFileURL(join(renderer, 'prerender.js')).href)
}

/** Hosting's cleanUrls serve 'about.html' at /about. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** `profile` is the pet's, where the page is that of one we know. */
async function writePage(path: string, page: string, file: string, profile?: PetProfile): Promise<void> {
  const written = await renderPage(path, profile && { profile, preview: previewOf(profile.id) })
  if (written.inSitemap) inSitemap.push(path)
  await write(file, page, { head: written.head, page: written.html })
}

/** Writes a page: the template, with its scripts, and each text in the place of the comment of that name. */
async function write(file: string, page: string | undefined, texts: { head: string; page: string }): Promise<void> {
  await mkdir(dirname(join(output, file)), { recursive: true })
  const html = withScripts(fill(template, texts), scriptsOf(manifest, page))
  await writeFile(join(output, file), pictureBeforeFonts(html))
}

function fill(html: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((filled, [name, text]) => {
    const place = `<!--${name}-->`
    if (!filled.includes(place)) throw new Error(`index.html has no ${place}.`)
    return filled.replace(place, () => text)
  }, html)
}

/**
 * A page whose largest part is a picture fetches that before its fonts, or they would share a slow line. On pages of
 * text the fonts come first, or long headings would break anew when they come.
 */
function pictureBeforeFonts(html: string): string {
  return html.includes('as="image"') ? html.replaceAll(/\s*<link rel="preload"[^>]*as="font"[^>]*>/g, '') : html
}

function sitemap(): string {
  const urls = inSitemap.map((path) => `  <url><loc>${site.origin}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
