import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Parents of all living processes by id. A zombie is dead: some containers have nobody to bury it. */
function parents(): Map<number, number> {
  const lines =
    process.platform === 'linux'
      ? linuxProcesses()
      : execFileSync('ps', ['-A', '-o', 'pid=,stat=,ppid='], { encoding: 'utf8' }).split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/)).filter(([, state]) => state && !state.startsWith('Z'))
  return new Map(rows.map(([pid, , parent]) => [Number(pid), Number(parent)]))
}

/** `pid state parent` of every process, from /proc: slim containers have no `ps`. */
function linuxProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The command's name stands in brackets and may hold anything, brackets too.
        return [`${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')}`]
      } catch {
        return []
      }
    })
}

/** The children of a process, theirs, and so on. */
export function descendants(pid: number, tree = parents()): number[] {
  const children = [...tree].filter(([, parent]) => parent === pid).map(([child]) => child)
  return children.flatMap((child) => [child, ...descendants(child, tree)])
}

/**
 * Ends a process and all it started: asks it with SIGINT, and kills what is still there after the grace. Its tree is
 * looked up first, because the Firestore emulator runs in a process group of its own and survives its parent.
 */
export async function stopTree(pid: number, graceMs: number): Promise<void> {
  const tree = [pid, ...descendants(pid)]
  signal([pid], 'SIGINT')
  if (await gone(tree, graceMs)) return
  signal([...tree, ...descendants(pid)], 'SIGKILL')
  await gone(tree, 2000)
}

/** Kills at once. */
export function kill(pids: number[]): void {
  signal(pids, 'SIGKILL')
}

async function gone(pids: number[], withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    const alive = parents()
    if (!pids.some((pid) => alive.has(pid))) return true
    await sleep(50)
  }
  return false
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Ended by itself in the meantime.
    }
  }
}
