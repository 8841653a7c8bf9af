/** `npm run deploy -- --project ID [--channel NAME]`: builds for production and deploys. See docs/deploying.md. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { buildFunctions, buildWeb, generateAssets } from './build.ts'
import { pathWith } from './command.ts'
import { deployConfig, readFirebaseJson, writeFirebaseJson } from './local-config.ts'
import { atExit, main } from './main.ts'
import { ROOT } from './paths.ts'
import { Problem } from './problem.ts'
import { step } from './step.ts'

/** What the site needs to reach its Firebase project; web/src/data/firebase-config.ts reads them when it is built. */
const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
]

/**
 * @param project what `--project` names
 * @param env the VITE_FIREBASE_ settings
 * @returns the sentence that says why this may not be deployed; undefined where it may
 */
export function refusal(project: string | undefined, env: Record<string, string>): string | undefined {
  if (!project) return 'Name the Firebase project to deploy to: npm run deploy -- --project ID.'
  if (project.startsWith('demo-'))
    return `${project} exists only in the emulators: name a real Firebase project with --project.`
  const missing = REQUIRED.filter((name) => !env[name])
  if (missing.length > 0)
    return `Set ${missing.join(', ')} in .env.production.local; docs/deploying.md says where to find them.`
  if (env.VITE_FIREBASE_PROJECT_ID !== project) {
    return `VITE_FIREBASE_PROJECT_ID is ${env.VITE_FIREBASE_PROJECT_ID}, but --project is ${project}: they must be the same, or the site would read another project's data.`
  }
  return undefined
}

if (import.meta.main) {
  await main(async () => {
    const { project, channel } = options()
    // As Vite will read them: from .env.production.local and its kin, the environment first.
    const env = loadEnv('production', ROOT, 'VITE_FIREBASE_')
    const reason = refusal(project, env)
    if (reason) throw new Problem(reason)
    await step('Drawing the pictures', generateAssets)
    await step('Building the site and the function', () =>
      Promise.all([buildWeb({ outDir: 'dist/web' }), buildFunctions()]),
    )
    const config = writeFirebaseJson('deploy', deployConfig(readFirebaseJson(), env.VITE_FIREBASE_AUTH_DOMAIN ?? ''))
    atExit(async () => rmSync(config, { force: true }))
    const what = channel ? ['hosting:channel:deploy', channel] : ['deploy', '--only', 'firestore,functions,hosting']
    return firebase([...what, '--project', `${project}`, '--config', config])
  })
}

function options(): { project?: string; channel?: string } {
  try {
    return parseArgs({ options: { project: { type: 'string' }, channel: { type: 'string' } } }).values
  } catch {
    throw new Problem(
      'npm run deploy takes --project ID and --channel NAME, after two dashes: npm run deploy -- --project ID.',
    )
  }
}

/** firebase-tools may ask questions, so it has the terminal to itself. */
function firebase(args: string[]): number {
  const env = { ...process.env, PATH: pathWith(), NO_UPDATE_NOTIFIER: '1' }
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/firebase'), args, { cwd: ROOT, stdio: 'inherit', env })
  return status ?? 1
}
