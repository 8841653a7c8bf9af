import { expect, it } from 'vitest'
import { problemsIn } from './emulators.ts'

it('finds what went wrong in the emulators’ log, and leaves out what is meant to be so', () => {
  const log = [
    'i  emulators: Starting emulators: auth, functions, firestore, hosting',
    '⚠  firestore: Env variable override detected. Using firestore emulator at /tmp/emulator.jar',
    '⚠  functions: Failed to load function definition from source',
    '',
    'Error: Could not start Hosting Emulator, port taken.',
  ].join('\n')
  expect(problemsIn(log)).toBe(
    '⚠  functions: Failed to load function definition from source\nError: Could not start Hosting Emulator, port taken.',
  )
})
