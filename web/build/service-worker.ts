/**
 * Builds the service worker, after the site and its pages are there: it is told of every file of this release that
 * the site needs with no network. Part of `npm run build:web`.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const project = join(import.meta.dirname, '../..')
const output = join(project, process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')

/** Files whose name carries their hash need no other; the address is the one that Hosting's cleanUrls serve. */
const assets = (await readdir(join(output, 'assets'))).map((name) => ({ url: `/assets/${name}`, revision: null }))
const others = await Promise.all(
  [
    { url: '/shell', file: 'shell.html' },
    { url: '/before-app.js', file: 'before-app.js' },
    { url: '/favicon.svg', file: 'favicon.svg' },
  ].map(async ({ url, file }) => ({ url, revision: hashOf(await readFile(join(output, file))) })),
)

await build({
  configFile: false,
  root: join(project, 'web'),
  publicDir: false,
  logLevel: 'error',
  define: {
    __RELEASE__: JSON.stringify([...assets, ...others]),
    // Workbox logs all that it does in development.
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: output,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(project, 'web/src/service-worker/service-worker.ts'),
      // One classic script at the root: not every browser runs a worker of modules, and its folder is its scope.
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
