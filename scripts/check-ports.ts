import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { Problem } from './problem.ts'

/** A process that listens on a port. */
interface Holder {
  pid: number
  command: string
}

/**
 * Throws a Problem naming the first of these ports that can't serve: one that does not exist, one that browsers and
 * `fetch` refuse to call (10080 for one), or one in use, with the process that holds it if that can be known.
 */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(port > 0 && port <= 65_535)) throw new Problem(`There is no port ${port} (${name}): ${OTHER_PORTS}.`)
    if (await isInUse(port)) throw new Problem(portInUse(name, port, holderOf(port)))
    if (await isRefused(port)) throw new Problem(`Browsers refuse port ${port} (${name}): ${OTHER_PORTS}.`)
  }
}

const OTHER_PORTS = 'use other ports with PAWSAATHI_PORT_OFFSET=200'

/** Of a port that is free: whether fetch would not even try it. */
function isRefused(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    (error: Error) => error.cause instanceof Error && error.cause.message === 'bad port',
  )
}

export function portInUse(name: string, port: number, holder: Holder | undefined): string {
  const way = `or ${OTHER_PORTS}`
  if (!holder) return `Port ${port} (${name}) is in use by another process: stop that one, ${way}.`
  const { pid, command } = holder
  const short = command.length > 80 ? `${command.slice(0, 79)}…` : command
  return `Port ${port} (${name}) is in use by process ${pid} (${short}): stop that one (kill ${pid}), ${way}.`
}

/** Asks on both addresses `localhost` may mean: a stranger on [::1] alone would get the browser's requests. */
async function isInUse(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(host, port)))
  return answers.includes(true)
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    const settle = (inUse: boolean) => {
      socket.destroy()
      resolve(inUse)
    }
    socket.on('connect', () => settle(true))
    socket.on('timeout', () => settle(true))
    socket.on('error', () => settle(false))
  })
}

function holderOf(port: number): Holder | undefined {
  const pid = process.platform === 'linux' ? linuxHolderOf(port) : lsofHolderOf(port)
  return pid ? { pid, command: commandOf(pid) } : undefined
}

/** Linux tells itself: /proc/net has each listener's inode, and the process with that inode open is the holder. */
function linuxHolderOf(port: number): number | undefined {
  const inodes = ['tcp', 'tcp6'].flatMap((table) => listenersIn(readOrEmpty(`/proc/net/${table}`), port))
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map(Number).find((pid) => socketsOf(pid).some((inode) => inodes.includes(inode)))
}

/** The inodes of those who listen on a port, from the text of /proc/net/tcp. */
export function listenersIn(table: string, port: number): string[] {
  const LISTEN = '0A'
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/))
  return rows.filter((row) => row[1]?.endsWith(suffix) && row[3] === LISTEN).map((row) => row[9] ?? '')
}

function socketsOf(pid: number): string[] {
  try {
    const files = readdirSync(`/proc/${pid}/fd`)
    return files.flatMap((file) => /^socket:\[(\d+)\]$/.exec(linkOrEmpty(`/proc/${pid}/fd/${file}`))?.[1] ?? [])
  } catch {
    return [] // Somebody else's process.
  }
}

function lsofHolderOf(port: number): number | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) || undefined
}

function commandOf(pid: number): string {
  const line = readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
  return line || spawnSync('ps', ['-p', `${pid}`, '-o', 'command='], { encoding: 'utf8' }).stdout?.trim() || 'unknown'
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function linkOrEmpty(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
