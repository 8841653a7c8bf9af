import { parseArgs } from 'node:util'
import { SeedError } from './seed-error.ts'

export const DEFAULT_PROJECT = 'demo-pawsaathi'

/** The generated ids have five digits, so that sorting them by text sorts them by number. */
export const MAX_COUNT = 99_999

export const USAGE = `Usage: node seed/load.ts [--project ID] [--count N] [--yes]

Loads the sample pets into Firestore. What is there already is left alone; nothing is removed.

  --project ID  the project to write to (${DEFAULT_PROJECT} unless given). One that starts with
                demo- is in the emulator at FIRESTORE_EMULATOR_HOST, or 127.0.0.1:8080.
  --count N     also loads N generated pets, 0 to ${MAX_COUNT}
  --yes         does not ask before it writes to a real project
  --help        shows this text`

export type Arguments = { projectId: string; count: number; yes: boolean; help: boolean }

/**
 * Reads the loader's command line.
 * @throws {SeedError} where an argument is unknown or has no meaning; its text ends with the usage.
 */
export function parseArguments(args: string[]): Arguments {
  try {
    const { values } = parseArgs({
      args,
      strict: true,
      allowPositionals: false,
      options: {
        project: { type: 'string', default: DEFAULT_PROJECT },
        count: { type: 'string', default: '0' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return {
      projectId: checkProjectId(values.project),
      count: toCount(values.count),
      yes: values.yes,
      help: values.help,
    }
  } catch (error) {
    throw new SeedError(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function checkProjectId(text: string): string {
  // Google's own rule for project ids.
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text)) throw new Error(`--project: '${text}' is not a project id.`)
  return text
}

function toCount(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(count <= MAX_COUNT)) throw new Error(`--count: '${text}' is not a whole number from 0 to ${MAX_COUNT}.`)
  return count
}
