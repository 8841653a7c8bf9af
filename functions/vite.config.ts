import { defineConfig } from 'vite'

/**
 * Bundles the endpoint, its libraries included, to the one file `lib/index.js` that a deploy uploads.
 *
 * A deploy takes this folder alone and installs its dependencies anew, with no lockfile; what is in
 * the bundle runs in the versions that the root lockfile names. docs/decisions/005-session-endpoint.md
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    emptyOutDir: true,
    target: 'node24',
    // A stack trace in the logs must name functions, and parsing the whole file takes a few ms.
    minify: false,
    rolldownOptions: {
      // firebase-functions imports firebase-admin for callable functions, of which there are none here.
      // Neither runs anything on import that this function needs, so what is unused can go; without this
      // line firebase-admin would be evaluated with the module, on the path of every DELETE.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/firebase-(?:admin|functions)\//.test(id) },
      output: {
        entryFileNames: 'index.js',
        // One file; a module behind `import()` is still evaluated at its first use.
        codeSplitting: false,
      },
    },
  },
})
