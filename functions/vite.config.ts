import { defineConfig } from 'vite'

/**
 * Bundles the endpoint and its libraries to the files in `lib/` that a deploy uploads: `index.js`, which every cold
 * start reads, and firebase-admin, which the first POST reads.
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
    rolldownOptions: {
      // firebase-functions imports firebase-admin for callable functions, of which there are none here.
      // Neither runs anything on import that this function needs, so what is unused can go; without this
      // line firebase-admin would be evaluated with the module, on the path of every DELETE.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/firebase-(?:admin|functions)\//.test(id) },
      output: {
        entryFileNames: 'index.js',
        chunkFileNames: '[name].js',
        codeSplitting: {
          // All libraries but firebase-functions and what that runs for `onRequest`.
          groups: [
            { name: 'firebase-admin', test: /node_modules\/(?!(?:firebase-functions|cors|object-assign|vary)\/)/ },
          ],
        },
        // A cold start is mostly the reading and parsing of these files, half of which was space and comments.
        // Names stay: a stack trace in the logs must tell where it was.
        comments: false,
        minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      },
    },
  },
})
