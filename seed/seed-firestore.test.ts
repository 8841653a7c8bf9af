import { beforeEach, expect, test, vi } from 'vitest'
import type { Pet } from '../web/src/domain/pet.ts'
import { seedFirestore } from './seed-firestore.ts'

/** What the loader refuses before it opens a connection; tests/rules/loader.test.ts has what it writes. */

const samples = vi.hoisted(() => ({ bruno: {} as Record<string, unknown> }))
vi.mock('./pets.ts', async (importOriginal) => {
  const { pets } = await importOriginal<{ pets: Pet[] }>()
  samples.bruno = { ...pets[0] }
  return { pets: [samples.bruno, ...pets.slice(1)] }
})

const log = () => {}

beforeEach(() => {
  // Nothing listens on port 9: whatever gets as far as connecting fails with other words.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9')
  samples.bruno.age = 3
})

test('One wrong document stops the load before anything is written', async () => {
  samples.bruno.age = -3
  const load = seedFirestore({ projectId: 'demo-paw', log })
  await expect(load).rejects.toThrow(/^Nothing was written.*\n {2}pets\/bruno: age must not be below 0$/)
})

test('Sound documents go on to the emulator', async () => {
  await expect(seedFirestore({ projectId: 'demo-paw', log })).rejects.toThrow('no Firestore emulator at 127.0.0.1:9')
})

test('A real project is written to only after somebody has confirmed it by its name', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '')
  const confirm = vi.fn(async () => false)
  const refusal = 'writing to the real project paw-live was not confirmed'
  await expect(seedFirestore({ projectId: 'paw-live', log, confirm })).rejects.toThrow(refusal)
  expect(confirm).toHaveBeenCalledWith('paw-live')
  await expect(seedFirestore({ projectId: 'paw-live', log })).rejects.toThrow(refusal)
})
