import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, expect, test, vi } from 'vitest'
import { withFirestore } from '../../seed/connection.ts'

/** The loader as it is run from the command line, against the emulator. */

const LOADER = fileURLToPath(new URL('../../seed/load.ts', import.meta.url))
const PROJECT_ID = 'demo-pawsaathi-loader'
const host = process.env.FIRESTORE_EMULATOR_HOST
if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: these tests need a running Firestore emulator.')

// Each test starts Node anew, and a busy machine may take its time for that.
vi.setConfig({ testTimeout: 60_000 })

type Outcome = { code: number; out: string; err: string }

function load(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const env = { ...process.env, ...environment }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [LOADER, ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
    child.stdin?.end()
  })
}

function inFirestore<Result>(use: (firestore: Firestore) => Promise<Result>): Promise<Result> {
  return withFirestore({ kind: 'emulator', projectId: PROJECT_ID, host: String(host) }, use)
}

beforeAll(async () => {
  const documents = `http://${host}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`
  await fetch(documents, { method: 'DELETE' })
})

test('The first load adds everything, the second finds nothing to write', async () => {
  const first = await load(['--project', PROJECT_ID])
  expect(first).toEqual({ code: 0, out: `${PROJECT_ID} in the emulator at ${host}: 11 added.\n`, err: '' })
  const second = await load(['--project', PROJECT_ID])
  expect(second).toEqual({ code: 0, out: `${PROJECT_ID} in the emulator at ${host}: 11 unchanged.\n`, err: '' })
})

test('A load puts right what differs, leaves the rest alone and removes nothing', async () => {
  await inFirestore(async (firestore) => {
    await firestore.doc('pets/bruno').update({ price: 900, extra: 'x' })
    await firestore.doc('pets/not-a-sample').set({ name: 'Somebody' })
  })
  const { out } = await load(['--project', PROJECT_ID])
  expect(out).toContain('1 changed, 10 unchanged.')
  await inFirestore(async (firestore) => {
    const bruno = await firestore.doc('pets/bruno').get()
    expect([bruno.get('price'), bruno.get('extra')]).toEqual([500, undefined])
    expect((await firestore.doc('pets/not-a-sample').get()).get('name')).toBe('Somebody')
  })
})

test('Generated pets join the samples, and a big load tells how far it has come', async () => {
  const { code, out } = await load(['--project', PROJECT_ID, '--count', '1200'])
  expect(code).toBe(0)
  expect(out).toMatch(/^Compared \d+ of 1211$/m)
  expect(out).toMatch(/^Written 1200 of 1200$/m)
  expect(out).toContain('1200 added, 11 unchanged.')
  const total = await inFirestore(async (firestore) => (await firestore.collection('pets').count().get()).data().count)
  const again = await load(['--project', PROJECT_ID, '--count', '1200'])
  expect(again.out).not.toContain('Written')
  expect(again.out).toContain('1211 unchanged.')
  // The five samples, the one of the test before, and the generated ones.
  expect(total).toBe(5 + 1 + 1200)
})

test('A proxy for the way out does not stand in the way to the emulator', async () => {
  const { code } = await load(['--project', PROJECT_ID], { http_proxy: 'http://127.0.0.1:9', no_proxy: '' })
  expect(code).toBe(0)
})

test('A real project is refused while the emulator is what would be written', async () => {
  const { code, err } = await load(['--project', 'pawsaathi-live', '--yes'])
  expect([code, err]).toEqual([1, expect.stringContaining('nothing would reach the real project pawsaathi-live')])
})

test('A real project is refused where nobody can be asked and --yes is not given', async () => {
  const { code, err } = await load(['--project', 'pawsaathi-live'], { FIRESTORE_EMULATOR_HOST: '' })
  expect([code, err]).toEqual([1, expect.stringContaining('pawsaathi-live is a real project')])
})

test('A missing emulator is said at once, with the way out', async () => {
  // Port 9 is 'discard': nothing listens there.
  const { code, err } = await load([], { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' })
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^There is no Firestore emulator at 127.0.0.1:9\. Start .*\n$/),
  ])
})

test('Another server at the address of the emulator is not taken for it', async () => {
  const server = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const other = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, err } = await load([], { FIRESTORE_EMULATOR_HOST: other })
  server.close()
  expect([code, err]).toEqual([1, expect.stringContaining(`There is no Firestore emulator at ${other}.`)])
})

test('An argument that means nothing is answered with the usage', async () => {
  const { code, err } = await load(['--everything'])
  expect([code, err]).toEqual([1, expect.stringContaining('Usage: node seed/load.ts')])
})
