import type { Plugin } from 'vite'

const UNUSED = ['database', 'firestore', 'functions', 'storage', 'remote-config'].map((name) => `firebase/${name}`)
const STUB = '\0reactfire-unused-product'

/**
 * reactfire's one entry imports every Firebase product; this app uses it for sign-in alone. In the build each
 * unused product is answered with a module whose exports throw, which takes about 160 KB (gzip) of script off.
 * The test of the build output fails if any of them comes back.
 */
export function dropUnusedReactfireProducts(): Plugin {
  return {
    name: 'pawsaathi:drop-unused-reactfire-products',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!UNUSED.includes(source) || !importer?.includes('/reactfire/dist/')) return null
      return { id: `${STUB}:${source}`, moduleSideEffects: false, syntheticNamedExports: false }
    },
    async load(id) {
      if (!id.startsWith(STUB)) return null
      const product = id.slice(STUB.length + 1)
      const names = Object.keys(await import(product)).filter((name) => name !== 'default')
      return names
        .map((name) => `export function ${name}() { throw new Error('${product} is not part of this site.') }`)
        .join('\n')
    },
  }
}
