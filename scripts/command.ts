import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './paths.ts'
import { Problem } from './problem.ts'

/** PATH with the project's own tools first, the pinned Node among them, and before them the folders given. */
export function pathWith(...first: string[]): string {
  return [...first, join(ROOT, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter)
}

export interface Outcome {
  code: number
  /** What it printed, stdout and stderr in the order they came. */
  output: string
}

/** Runs a shell command from the project's root to its end, quietly. */
export function run(command: string, env: Record<string, string> = {}): Promise<Outcome> {
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Colour codes would be noise in what is kept and shown later.
    env: { ...process.env, NO_COLOR: '1', PATH: pathWith(), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a shell command that must succeed; where it does not, what it printed is the Problem. */
export async function runOrFail(command: string, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, env)
  if (code !== 0) throw new Problem(`${output.trim()}\n\n\`${command}\` failed; what it said stands above.`)
}
