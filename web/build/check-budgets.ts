/**
 * Fails the build where a kind of script weighs more than its budget (script-budgets.ts), and says what grew since
 * web/script-weights.json was taken. `npm run weigh` takes it anew. Part of `npm run build:web`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { overweight, type Sizes, weigh } from './script-budgets.ts'

const output = join(import.meta.dirname, '../..', process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')
const record = join(import.meta.dirname, '../script-weights.json')

const manifest: Manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8'))
const sizes: Sizes = Object.fromEntries(
  readdirSync(join(output, 'assets')).map((name) => [
    `assets/${name}`,
    gzipSync(readFileSync(join(output, 'assets', name))).length,
  ]),
)
const weights = weigh(manifest, sizes)

if (process.argv.includes('--record')) {
  const scripts = Object.assign({}, ...weights.map(({ scripts }) => scripts))
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.entries(scripts).sort()), null, 2)}\n`)
  for (const { kind, kilobytes, atMost } of weights) {
    console.log(`${kind.padEnd(48)} ${kilobytes.toFixed(1).padStart(6)} KB of ${atMost}`)
  }
} else {
  const faults = overweight(weights, JSON.parse(readFileSync(record, 'utf8')))
  if (faults.length > 0) {
    console.error(`Too much script:\n${faults.join('\n')}`)
    process.exitCode = 1
  }
}
