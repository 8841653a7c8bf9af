/**
 * `npm run bench:functions`: how long the session endpoint takes to start and to answer, beside the same function
 * unbundled and beside a plain handler. Fails where it starts slower than docs/performance.md allows.
 */
import { execFile } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { BUNDLE, ROOT, serve } from './serve.ts'
import { median, quantile } from './statistics.ts'
import { tokenOf } from './tokens.ts'

const IMPORTS = 5
const BLOCKS = 20
const CALLS_A_BLOCK = 100
const IMPORT_AT_MOST_MS = 60

const run = promisify(execFile)
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(8)

await build({ configFile: join(ROOT, 'functions/vite.config.ts'), logLevel: 'error' })
const unbundled = join(ROOT, '.local/bench/unbundled')
await build({
  configFile: false,
  root: join(ROOT, 'functions'),
  logLevel: 'error',
  build: { ssr: 'src/index.ts', outDir: unbundled, emptyOutDir: true, target: 'node24', minify: false },
})

/** What a cold start imports, and what its first POST imports after that. */
const code = {
  bundled: { start: BUNDLE, admin: [join(ROOT, 'functions/lib/firebase-admin.js')] },
  unbundled: { start: join(unbundled, 'index.js'), admin: ['firebase-admin/app', 'firebase-admin/auth'] },
}
const imports: Record<keyof typeof code, Import[]> = { bundled: [], unbundled: [] }
for (let round = 0; round <= IMPORTS; round++) {
  for (const kind of ['bundled', 'unbundled'] as const) {
    const measured = await importOnce(code[kind])
    // The first round finds the files on the disk rather than in memory.
    if (round > 0) imports[kind].push(measured)
  }
}

const server = await serve()
const latency = {
  session: { POST: [] as number[], DELETE: [] as number[] },
  plain: { POST: [] as number[], DELETE: [] as number[] },
}
for (let block = 0; block <= BLOCKS; block++) {
  // Turn and turn about, so that what else the machine does meets both.
  for (const method of ['DELETE', 'POST'] as const) {
    for (const handler of ['session', 'plain'] as const) {
      const times = await callInARow(server[handler], method)
      if (block > 0) latency[handler][method].push(...times)
    }
  }
}
server.child.kill()

const middle = (kind: keyof typeof code, what: keyof Import) => median(imports[kind].map((one) => one[what]))
console.log(`
${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}

Import, median of ${IMPORTS}    start, ms  + admin, ms  CPU ms  MB`)
for (const kind of ['bundled', 'unbundled'] as const) {
  console.log(
    `  ${kind.padEnd(15)}${ms(middle(kind, 'startMilliseconds'))}${ms(middle(kind, 'milliseconds'))}` +
      `${ms(middle(kind, 'processorMilliseconds'))}${ms(middle(kind, 'megabytes'))}`,
  )
}
console.log(`\nAnswer, ${BLOCKS * CALLS_A_BLOCK} each     median     p99   (ms)`)
for (const method of ['POST', 'DELETE'] as const) {
  for (const handler of ['session', 'plain'] as const) {
    const times = latency[handler][method]
    console.log(`  ${`${method} ${handler}`.padEnd(18)}${ms(median(times))}${ms(quantile(times, 0.99))}`)
  }
}

const took = middle('bundled', 'startMilliseconds')
const share = took / middle('unbundled', 'startMilliseconds')
const good = took <= IMPORT_AT_MOST_MS && share <= 0.5
console.log(
  `\n${good ? 'Good' : 'Too slow'}: the bundle may take ${IMPORT_AT_MOST_MS} ms to start and half of the unbundled; ` +
    `it takes ${took.toFixed(0)} ms and ${share.toFixed(2)} of it.`,
)
process.exitCode = good ? 0 : 1

/**
 * `startMilliseconds` is the import that every cold start waits for, `milliseconds` that and firebase-admin's.
 * `processorMilliseconds` hardly depends on what else the machine does, and may exceed the time on the clock.
 */
type Import = { startMilliseconds: number; milliseconds: number; processorMilliseconds: number; megabytes: number }

async function importOnce({ start, admin }: { start: string; admin: string[] }): Promise<Import> {
  const script = `const begin = performance.now()
    const processor = process.cpuUsage()
    await import(${JSON.stringify(pathToFileURL(start).href)})
    const startMilliseconds = performance.now() - begin
    await Promise.all(${JSON.stringify(admin.map((one) => (one.startsWith('/') ? pathToFileURL(one).href : one)))}.map((one) => import(one)))
    const milliseconds = performance.now() - begin
    const { user, system } = process.cpuUsage(processor)
    const megabytes = process.memoryUsage.rss() / 1e6
    console.log(JSON.stringify({ startMilliseconds, milliseconds, processorMilliseconds: (user + system) / 1000, megabytes }))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT })
  return JSON.parse(stdout)
}

async function callInARow(address: string, method: 'POST' | 'DELETE'): Promise<number[]> {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    ...(method === 'POST' && { Authorization: `Bearer ${tokenOf('asha')}` }),
  }
  const times: number[] = []
  for (let call = 0; call < CALLS_A_BLOCK; call++) {
    const start = performance.now()
    const { status } = await fetch(address, { method, headers })
    times.push(performance.now() - start)
    if (status !== 204 && status !== 201) throw new Error(`${address} answered ${status} to ${method}.`)
  }
  return times
}
