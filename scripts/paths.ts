import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** Everything a run leaves behind, git-ignored: a folder each for start, dev and test. */
export const LOCAL = join(ROOT, '.local')

/** The project id of local runs: Firebase's tools ask for no credentials where it starts with `demo-`. */
export const DEMO_PROJECT = 'demo-pawsaathi'
