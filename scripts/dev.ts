/** `npm run dev`: the site with hot reload at Vite's port, against the same emulators as `npm start`. */
import { spawn } from 'node:child_process'
import { buildEnv, buildFunctions, generateAssets } from './build.ts'
import { pathWith } from './command.ts'
import { findPrerequisites, startEmulators } from './emulators.ts'
import { main, serving } from './main.ts'
import { ROOT } from './paths.ts'
import { seed } from './seed.ts'
import { step } from './step.ts'

await main(async () => {
  const found = await step('Looking for Java, the emulators and free ports', () => findPrerequisites('dev'))
  const { outDir, ports } = found
  await step('Building the function', buildFunctions)
  const [emulators] = await step('Drawing the pictures, starting and filling the emulators', () =>
    Promise.all([startEmulators(found), seed(ports), generateAssets()]),
  )
  const args = [
    '--config',
    'web/vite.config.ts',
    '--port',
    `${ports.vite}`,
    '--strictPort',
    '--host',
    'localhost',
    '--clearScreen',
    'false',
  ]
  const env = { ...buildEnv({ outDir, ports }), PAWSAATHI_HOSTING_URL: `http://127.0.0.1:${ports.hosting}` }
  serving()
  const vite = spawn('vite', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: pathWith(), ...env },
  })
  return Promise.race([
    emulators.watch(),
    new Promise<number>((resolve) => vite.on('exit', (code) => resolve(code ?? 1))),
  ])
})
