import { SeedError } from './seed-error.ts'

/** Where the documents go. */
export type Target = { kind: 'emulator'; projectId: string; host: string } | { kind: 'real'; projectId: string }

const DEFAULT_EMULATOR_HOST = '127.0.0.1:8080'

/**
 * Settles what is written. A `demo-` project exists in the emulator alone, any other at Google alone.
 * @param emulatorHost FIRESTORE_EMULATOR_HOST, where it is set
 * @throws {SeedError} where a real project is named while the variable sends everything to the emulator
 */
export function targetOf(projectId: string, emulatorHost: string | undefined): Target {
  if (projectId.startsWith('demo-')) {
    return { kind: 'emulator', projectId, host: emulatorHost || DEFAULT_EMULATOR_HOST }
  }
  if (emulatorHost) {
    // Writing to either would surprise somebody: the one who named the project, or the one who set the variable.
    throw new SeedError(
      `FIRESTORE_EMULATOR_HOST is set to ${emulatorHost}, so nothing would reach the real project ${projectId}. ` +
        'Nothing was written. Unset it to write to that project, or name a demo- project to write to the emulator.',
    )
  }
  return { kind: 'real', projectId }
}

/** The target in words, for the messages. */
export function describeTarget(target: Target): string {
  return target.kind === 'emulator'
    ? `${target.projectId} in the emulator at ${target.host}`
    : `the real project ${target.projectId}`
}
