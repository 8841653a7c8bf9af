/**
 * Installs what is missing. npm writes its record of an install (node_modules/.package-lock.json) as its very last
 * act, so the record is the stamp: none there means an install that never finished, and one that differs from
 * package-lock.json an install of something else. Folders removed since are looked for, too.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node')
const UNREACHABLE =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network (request|connectivity)/

/**
 * @param {Record<string, {version?: string, optional?: boolean, devOptional?: boolean, link?: boolean}>} wanted
 *   `packages` of package-lock.json
 * @param {typeof wanted | undefined} installed `packages` of npm's record, undefined where there is none
 * @param {(path: string) => boolean} exists whether a path below the project's root is there
 * @returns {string | undefined} what is out of line, in words; undefined where nothing is
 */
export function outOfLine(wanted, installed, exists) {
  if (!exists('node_modules')) return 'nothing is installed yet'
  if (!installed) return 'an earlier install did not finish'
  const packages = Object.entries(wanted).filter(
    ([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'),
  )
  for (const [path, { version, optional }] of packages) {
    const found = installed[path]
    // npm leaves out what is optional and made for another platform.
    if (found ? found.version !== version : !optional) return 'package-lock.json has changed'
    if (found && !exists(`${path}/package.json`)) return `${path} is incomplete`
  }
  return undefined
}

/** Makes node_modules match package-lock.json; throws an Error whose message says in a sentence what to do. */
export async function bringInLine() {
  const wanted = packagesIn('package-lock.json')
  const reason = outOfLine(wanted, packagesIn('node_modules/.package-lock.json'), (path) =>
    existsSync(join(ROOT, path)),
  )
  if (!reason && pinnedNodeRuns(wanted)) return
  process.stdout.write(`Installing packages (${reason ?? 'the pinned Node does not run here'}) … `)
  const started = performance.now()
  // npm would try for minutes, package by package; with no registry it may still have everything in its cache.
  const ping = await npm('ping', '--fetch-retries=0', '--fetch-timeout=10000')
  const offline = UNREACHABLE.test(ping.output)
  // A clean start, as `npm ci` makes; but that one fails where a registry lacks another platform's optional binaries.
  rmSync(join(ROOT, 'node_modules'), { recursive: true, force: true })
  const flags = ['--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const { code, output } = await npm('install', ...flags, ...(offline ? ['--offline'] : []))
  if (code !== 0) {
    console.log('failed')
    if (offline || UNREACHABLE.test(output)) {
      throw new Error('The npm registry could not be reached, so packages are missing. Connect, then try again.')
    }
    throw new Error(
      `${output.trim()}\n\nnpm could not install the packages; what it said stands above. Then try again.`,
    )
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!pinnedNodeRuns(wanted)) {
    throw new Error(
      `The pinned Node (${PINNED_NODE}) does not run. Allow install scripts (npm config set ignore-scripts false), remove node_modules, and try again.`,
    )
  }
}

/** `packages` of one of npm's lockfiles; undefined where the file is missing or cut short. */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** False for node_modules of another platform, and where the package `node` could not fetch its binary. */
function pinnedNodeRuns(wanted) {
  const { stdout } = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${wanted['node_modules/node'].version}`
}

/** Runs the npm that runs us, or the first on PATH; a signal that ends us ends it with all its children. */
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env
  const [file, ...first] = script ? [node, script] : ['npm']
  const child = spawn(file, [...first, ...args], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => {
    console.log('stopped')
    process.kill(-child.pid, 'SIGKILL')
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('npm was not found. Install Node with npm, and try again.')))
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop)
      resolve({ code, output })
    })
  })
}
