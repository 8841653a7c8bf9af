/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { buildFunctions, buildWeb, generateAssets } from './build.ts'
import { findPrerequisites, startEmulators } from './emulators.ts'
import { main, serving } from './main.ts'
import type { Ports } from './ports.ts'
import { seed } from './seed.ts'
import { step } from './step.ts'

await main(async () => {
  const found = await step('Looking for Java, the emulators and free ports', () => findPrerequisites('start'))
  const { outDir, ports, withUi } = found
  await step('Building the function', buildFunctions)
  // Side by side: the emulators load the function last of all, and the site only when it is asked for.
  const [emulators] = await step('Drawing the pictures, building the site, starting and filling the emulators', () =>
    Promise.all([startEmulators(found), seed(ports), generateAssets().then(() => buildWeb({ outDir, ports }))]),
  )
  console.log(`\nPawSaathi is at http://localhost:${ports.hosting}/\n${uiLine(ports, withUi)}\nCtrl-C stops it.`)
  serving()
  return emulators.watch()
})

function uiLine(ports: Ports, withUi: boolean): string {
  if (withUi) return `The Emulator UI is at http://localhost:${ports.ui}/`
  return 'The Emulator UI is left out: it is not downloaded yet, and cannot be fetched from here.'
}
