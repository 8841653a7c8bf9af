import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const BUNDLE = join(ROOT, 'functions/lib/index.js')

/** Starts session-server.ts with the bundle. */
export async function serve(): Promise<{ child: ChildProcess; session: string; plain: string }> {
  const child = fork(join(import.meta.dirname, 'session-server.ts'), [BUNDLE], {
    execArgv: ['--expose-gc'],
    // The endpoint's log goes nowhere; what goes wrong is shown.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ports] = await once(child, 'message')
  return { child, session: `http://127.0.0.1:${ports.session}/`, plain: `http://127.0.0.1:${ports.plain}/` }
}

/** The memory that the process holds, in bytes, rubbish collected. */
export async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory')
  const [bytes] = await once(child, 'message')
  return bytes
}
