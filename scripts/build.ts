/** `npm run build`: everything that is deployed, for production. Its parts serve `npm start` and `npm test`, too. */
import packageJson from '../package.json' with { type: 'json' }
import { runOrFail } from './command.ts'
import { main } from './main.ts'
import type { Ports } from './ports.ts'
import { step } from './step.ts'

/** What a build of the site is for; web/vite.config.ts reads it from the environment. */
interface Target {
  /** Below the project's root. */
  outDir: string
  /** The emulators the page is to talk to; none in a production build. */
  ports?: Ports
}

const scripts: Record<string, string> = packageJson.scripts

/** Runs scripts of package.json, without npm's own half second for each; one that is not there is left out. */
async function runScripts(names: string[], env: Record<string, string> = {}): Promise<void> {
  await Promise.all(names.map((name) => scripts[name] && runOrFail(scripts[name], env)))
}

/** The pictures and other files the sources import, none of which is kept in git. */
export async function generateAssets(): Promise<void> {
  await runScripts(['build:portraits', 'build:assets'])
}

export async function buildFunctions(): Promise<void> {
  await runScripts(['build:functions'])
}

export async function buildWeb(target: Target): Promise<void> {
  await runScripts(['build:web'], buildEnv(target))
}

/** The environment of web/vite.config.ts. */
export function buildEnv({ outDir, ports }: Target): Record<string, string> {
  const emulators = ports && { PAWSAATHI_EMULATORS: JSON.stringify({ auth: ports.auth, firestore: ports.firestore }) }
  return { PAWSAATHI_OUT_DIR: outDir, ...emulators }
}

if (import.meta.main) {
  await main(async () => {
    await step('Drawing the pictures', generateAssets)
    await step('Building the site and the function', () =>
      Promise.all([buildWeb({ outDir: 'dist/web' }), buildFunctions()]),
    )
    return 0
  })
}
