import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './command.ts'
import { type Counts, countPlaywright, countVitest, judge, type Result } from './counts.ts'
import { findChromium } from './find-chromium.ts'
import { DEMO_PROJECT, LOCAL } from './paths.ts'
import { nameFor, type Ports } from './ports.ts'
import { reseed } from './seed.ts'

/** What a run of the tests was able to set up for its checks. */
export interface Setting {
  /** Below the project's root. */
  outDir: string
  ports: Ports
}

/** What checks rest on. The types and the tests import what is drawn. */
export type Need = 'pictures' | 'build' | 'emulators'

/** One kind of check. */
export interface Kind {
  /** What `npm test -- NAME` calls it; kinds that go together share one. */
  name: string
  title: string
  /** What must be set up for it, with all that this rests on in turn. */
  need?: Need
  check: (setting: Setting) => Promise<{ result: Result; output: string }>
}

/** All checks, in the order they run. */
export const KINDS: Kind[] = [
  { name: 'lint', title: 'lint', check: () => command('lint', 'biome check .') },
  { name: 'types', title: 'types', need: 'pictures', check: () => command('types', 'tsc') },
  {
    name: 'unit',
    title: 'unit, in Kolkata',
    need: 'pictures',
    check: () => vitest('unit, in Kolkata', 'unit', { TZ: 'Asia/Kolkata' }),
  },
  { name: 'unit', title: 'unit, in UTC', need: 'pictures', check: () => vitest('unit, in UTC', 'unit', { TZ: 'UTC' }) },
  {
    name: 'build',
    title: 'build',
    need: 'build',
    check: (setting) => vitest('build', 'build', surroundings(setting)),
  },
  {
    name: 'rules',
    title: 'rules',
    need: 'emulators',
    check: (setting) => vitest('rules', 'rules', surroundings(setting)),
  },
  {
    name: 'functions',
    title: 'functions',
    need: 'emulators',
    check: (setting) => vitest('functions', 'functions', surroundings(setting)),
  },
  { name: 'e2e', title: 'e2e', need: 'emulators', check: e2e },
]

/** What tests read from the environment to find the run they belong to. */
function surroundings({ outDir, ports }: Setting): Record<string, string> {
  return {
    PAWSAATHI_OUT_DIR: outDir,
    PAWSAATHI_HOSTING_URL: `http://localhost:${ports.hosting}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    GCLOUD_PROJECT: DEMO_PROJECT,
  }
}

async function command(kind: string, line: string): ReturnType<Kind['check']> {
  const { code, output } = await run(line)
  return { result: code === 0 ? { kind } : { kind, trouble: 'failed' }, output }
}

async function vitest(kind: string, project: string, env: Record<string, string>): ReturnType<Kind['check']> {
  const report = reportFor(kind)
  const line = `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json="${report}"`
  const { code, output } = await run(line, env)
  return { result: judge(kind, read(report, countVitest), code), output }
}

async function e2e(setting: Setting): ReturnType<Kind['check']> {
  const report = reportFor('e2e')
  const browser = await findChromium()
  // The tests before leave what they wrote.
  await reseed(setting.ports)
  const { code, output } = await run('playwright test --config tests/e2e/playwright.config.ts --reporter=line,json', {
    ...surroundings(setting),
    PAWSAATHI_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return { result: judge('e2e', read(report, countPlaywright), code), output }
}

/** The path of a kind's report, with the last run's taken away. */
function reportFor(kind: string): string {
  const file = join(LOCAL, nameFor('test'), 'reports', `${kind.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  return file
}

/** No report means that no test ran. */
function read<Report>(file: string, count: (report: Report) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
