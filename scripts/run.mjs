/**
 * The way in for `npm start`, `npm test` and the like: `node scripts/run.mjs COMMAND [arguments]`.
 * Brings node_modules in line with package-lock.json, then hands over to scripts/COMMAND.ts under the pinned Node.
 * Plain JavaScript, because the Node that runs it is whichever one the machine has.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bringInLine, PINNED_NODE } from './install.mjs'

const MINIMUM_NODE_MAJOR = 20
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const [command, ...args] = process.argv.slice(2)

if (Number.parseInt(process.versions.node, 10) < MINIMUM_NODE_MAJOR) {
  console.error(`Node ${process.versions.node} is too old: install Node ${MINIMUM_NODE_MAJOR} or newer, and try again.`)
  process.exit(1)
}

try {
  await bringInLine()
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}

const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
const child = spawn(PINNED_NODE, [script, ...args], { stdio: 'inherit' })
for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

// npm passes SIGINT and SIGTERM on to us, not SIGHUP or its own sudden end; then our parent becomes another process.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
}
