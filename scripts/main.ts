import { Problem } from './problem.ts'
import { descendants, kill } from './processes.ts'

const cleanups: (() => Promise<void>)[] = []

/** Registers what must be undone before this process ends, however it ends. The last comes first. */
export function atExit(cleanup: () => Promise<void>): void {
  cleanups.unshift(cleanup)
}

let ending = false
let codeWhenInterrupted = 130

async function end(code: number): Promise<never> {
  if (ending) return new Promise<never>(() => {})
  ending = true
  for (const cleanup of cleanups) await cleanup().catch(() => {})
  kill(descendants(process.pid))
  process.exit(code)
}

/**
 * Runs a command: the exit code is what `work` resolves with, 1 for a Problem (shown as its sentence) or an error
 * (shown whole). Ctrl-C, SIGTERM, SIGHUP and the end of our parent process all end it with nothing left running.
 */
export async function main(work: () => Promise<number>): Promise<void> {
  const interrupted = () => {
    if (!ending) console.log('\nStopping …')
    void end(codeWhenInterrupted)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted)
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && interrupted(), 500).unref()
  // A terminal that has gone away must not stop us from cleaning up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    await end(await work())
  } catch (error) {
    if (!ending) console.error(error instanceof Problem ? `\n${error.message}` : error)
    await end(1)
  }
}

/** From here on, being stopped is how the command ends well: it serves, and has nothing more to do. */
export function serving(): void {
  codeWhenInterrupted = 0
}
