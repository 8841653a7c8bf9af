import { createInterface } from 'node:readline/promises'
import { type Arguments, parseArguments, USAGE } from './arguments.ts'
import { progressOn } from './progress.ts'
import { SeedError } from './seed-error.ts'
import { seedFirestore } from './seed-firestore.ts'

/** Loads the sample pets into Firestore from the command line; `--help` says how. */
async function main(args: string[]): Promise<void> {
  const { projectId, count, yes, help } = parseArguments(args)
  if (help) {
    console.log(USAGE)
    return
  }
  await seedFirestore({
    projectId,
    count,
    log: console.log,
    progress: progressOn(process.stdout),
    confirm: () => confirmed(projectId, yes),
  })
}

async function confirmed(projectId: string, yes: Arguments['yes']): Promise<boolean> {
  if (yes) return true
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new SeedError(
      `Nothing was written: ${projectId} is a real project, and there is no terminal to ask on. ` +
        'Pass --yes to write to it without being asked.',
    )
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-D closes the prompt and would leave the question unanswered for ever.
  const closed = new Promise<string>((resolve) => prompt.once('close', () => resolve('')))
  const question = `Write the sample pets to the real project ${projectId}? [y/N] `
  const answer = await Promise.race([prompt.question(question), closed])
  prompt.close()
  return /^y(es)?$/i.test(answer.trim())
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof SeedError ? error.message : error)
  process.exitCode = 1
}
