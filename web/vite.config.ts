import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropUnusedReactfireProducts } from './build/reactfire-products.ts'
import { subsetFonts } from './build/subset-fonts.ts'

/**
 * Set by scripts/: `PAWSAATHI_EMULATORS` holds the emulators' ports as JSON (none: a build for deployment),
 * `PAWSAATHI_OUT_DIR` the output folder, `PAWSAATHI_HOSTING_URL` where the development server finds `/__session`.
 */
const { PAWSAATHI_EMULATORS, PAWSAATHI_OUT_DIR = 'dist/web', PAWSAATHI_HOSTING_URL } = process.env
const project = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  envDir: project,
  plugins: [react(), tailwindcss(), subsetFonts(), dropUnusedReactfireProducts()],
  define: {
    __EMULATOR_PORTS__: PAWSAATHI_EMULATORS ?? 'null',
    __BUILD_YEAR__: String(new Date().getFullYear()),
  },
  build: {
    outDir: `${project}/${PAWSAATHI_OUT_DIR}`,
    emptyOutDir: true,
    // Which file each source went to: build/prerender.ts names a page's scripts in its HTML.
    manifest: true,
    // Every browser that runs this script knows what to do with a modulepreload link.
    modulePreload: { polyfill: false },
    // The fonts and pictures are files of their own: inlined they would load with every page, used or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    strictPort: true,
    ...(PAWSAATHI_HOSTING_URL && { proxy: { '/__session': PAWSAATHI_HOSTING_URL } }),
  },
})
