/** `npm test`: every check there is, or with `npm test -- unit e2e` those kinds alone. */
import { buildFunctions, buildWeb, generateAssets } from './build.ts'
import { isWell, type Result, summary } from './counts.ts'
import { findPrerequisites, startEmulators } from './emulators.ts'
import { main } from './main.ts'
import { nameFor, portsFor } from './ports.ts'
import { Problem } from './problem.ts'
import { step } from './step.ts'
import { KINDS, type Kind, type Need, type Setting } from './test-kinds.ts'

const setting: Setting = { outDir: `.local/${nameFor('test')}/web`, ports: portsFor('test') }

/** How each need is met, and which comes before it. */
const PREPARATIONS: Record<Need, { title: string; after?: Need; work: () => Promise<unknown> }> = {
  pictures: { title: 'Drawing the pictures', work: generateAssets },
  build: {
    title: 'Building the site and the function',
    after: 'pictures',
    work: () => Promise.all([buildWeb(setting), buildFunctions()]),
  },
  emulators: {
    title: 'Starting the emulators',
    after: 'build',
    work: async () => startEmulators(await findPrerequisites('test')),
  },
}

/** The needs that were seen to, with why they can't be met; undefined for those that are. */
const prepared = new Map<Need, string | undefined>()

await main(async () => {
  const kinds = chosenKinds(process.argv.slice(2))
  const results: Result[] = []
  for (const kind of kinds) {
    const trouble = kind.need && (await prepare(kind.need))
    results.push(trouble ? { kind: kind.title, trouble: `not run: ${trouble}` } : await check(kind))
  }
  console.log(`\n${summary(results)}`)
  return results.every(isWell) ? 0 : 1
})

function chosenKinds(names: string[]): Kind[] {
  const unknown = names.find((name) => !KINDS.some((kind) => kind.name === name))
  if (!unknown) return names.length === 0 ? KINDS : KINDS.filter(({ name }) => names.includes(name))
  const known = [...new Set(KINDS.map(({ name }) => name))].join(', ')
  throw new Problem(`There is no check called ${unknown}; choose among ${known}.`)
}

/** Runs one kind; what it printed is shown where it failed. */
async function check(kind: Kind): Promise<Result> {
  try {
    const { result, output } = await step(`Checking: ${kind.title}`, () => kind.check(setting))
    if (!isWell(result)) console.log(`\n${output.trim()}\n`)
    return result
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { kind: kind.title, trouble: error.message }
  }
}

/** Meets a need once, with what comes before it; undefined, or why it can't be met. */
async function prepare(need: Need): Promise<string | undefined> {
  const { title, after, work } = PREPARATIONS[need]
  if (!prepared.has(need)) prepared.set(need, (after && (await prepare(after))) ?? (await attempt(title, work)))
  return prepared.get(need)
}

async function attempt(title: string, work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await step(title, work)
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.log(`\n${error.message}\n`)
    return `"${title}" failed`
  }
}
