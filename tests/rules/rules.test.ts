import { readFile } from 'node:fs/promises'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CollectionName, collectDocuments } from '../../seed/documents.ts'
import { type Actor, everyone } from './actors.ts'
import { readCoverage } from './coverage.ts'
import { promisesOf } from './rules-file.ts'

const PROJECT_ID = 'demo-pawsaathi-rules'
const RULES_URL = new URL('../../firestore.rules', import.meta.url)
/** More than a page of pets, so that a limit of 50 holds something back. */
const GENERATED = 60
const ROOT = '/databases/{database}/documents'

const rules = await readFile(RULES_URL, 'utf8')
const documents = collectDocuments(GENERATED)
const host = process.env.FIRESTORE_EMULATOR_HOST
if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: these tests need a running Firestore emulator.')

// Some tests ask a hundred questions, the first of them while the emulator is still warming up.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let environment: RulesTestEnvironment
let actors: Actor[]

beforeAll(async () => {
  // Every refusal that a test asks for would be a warning on the console.
  setLogLevel('silent')
  // The address without host and port: the library takes those from FIRESTORE_EMULATOR_HOST.
  environment = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore: { rules } })
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore
    const batch = writeBatch(firestore)
    for (const { collection: name, id, data } of documents) batch.set(doc(firestore, name, id), data)
    batch.set(doc(firestore, 'pets/bruno/notes/first'), { text: 'below a pet' })
    batch.set(doc(firestore, 'bookings/first'), { text: 'beside the pets' })
    await batch.commit()
  })
  actors = everyone(environment, 'owner-ananya-rao')
})

afterAll(() => environment?.cleanup())

const promised: { path: string; promises: string[] }[] = []

/** A test that answers for one line of the rules file, for everyone in turn. */
function rule(path: string, promise: string, body: (firestore: Firestore) => Promise<void>) {
  const match = promised.find((known) => known.path === path)
  if (match) match.promises.push(promise)
  else promised.push({ path, promises: [promise] })
  test(promise, async () => {
    for (const { called, firestore } of actors) {
      await body(firestore).catch((cause) => {
        throw new Error(`For ${called}: ${cause.message}`, { cause })
      })
    }
  })
}

describe(ROOT, () => {
  rule(ROOT, 'Nobody may read or write any path that is not named below.', async (firestore) => {
    for (const name of ['bookings', 'users', 'Pets', 'pets/bruno/notes', 'adoptablePets/adopt-1/notes', 'a/b/pets']) {
      const some = collection(firestore, name)
      await assertFails(getDoc(doc(some, 'first')))
      await assertFails(getDocs(query(some, limit(1))))
      await assertFails(getCountFromServer(query(some, limit(1))))
      await assertFails(setDoc(doc(some, 'new'), { text: 'hello' }))
      await assertFails(updateDoc(doc(some, 'first'), { text: 'hello' }))
      await assertFails(deleteDoc(doc(some, 'first')))
    }
    for (const group of ['pets', 'adoptablePets', 'notes']) {
      await assertFails(getDocs(query(collectionGroup(firestore, group), limit(1))))
      await assertFails(getCountFromServer(query(collectionGroup(firestore, group), limit(1))))
    }
  })
})

for (const { name, one, many } of [
  { name: 'pets', one: 'pet', many: 'pets' },
  { name: 'adoptablePets', one: 'adoptable pet', many: 'adoptable pets' },
] as const) {
  const path = `/${name}/{petId}`
  const loaded = documents.filter((document) => document.collection === name)

  describe(path, () => {
    rule(path, `Anyone may get one ${one}.`, async (firestore) => {
      for (const { id, data } of loaded.slice(0, 6)) {
        const found = await assertSucceeds(getDoc(doc(firestore, name, id)))
        expect(found.get('name')).toBe(data.name)
      }
      // A pet that does not exist is not a refusal: the app shows its not-found page.
      const absent = await assertSucceeds(getDoc(doc(firestore, name, 'nobody')))
      expect(absent.exists()).toBe(false)
    })

    rule(path, `Anyone may list ${many}, at most 50 at a time.`, async (firestore) => {
      const some = (...constraints: QueryConstraint[]) => query(collection(firestore, name), ...constraints)
      const filtered = [where('type', '==', 'dog'), orderBy('age', 'desc')]
      const paged = [orderBy(documentId()), startAfter(loaded[0]?.id)]

      const page = await assertSucceeds(getDocs(some(limit(50))))
      expect(page.size).toBe(Math.min(50, loaded.length))
      const dogs = await assertSucceeds(getDocs(some(...filtered, limit(50))))
      expect(dogs.size).toBeGreaterThan(0)
      for (const constraints of [[limit(1)], [...paged, limit(50)], [orderBy('name'), limitToLast(50)]]) {
        const listed = await assertSucceeds(getDocs(some(...constraints)))
        expect(listed.size).toBeGreaterThan(0)
      }
      await assertSucceeds(getCountFromServer(some(limit(50))))

      for (const constraints of [[], filtered, paged]) {
        await assertFails(getDocs(some(...constraints)))
        await assertFails(getDocs(some(...constraints, limit(51))))
        await assertFails(getCountFromServer(some(...constraints)))
        await assertFails(getCountFromServer(some(...constraints, limit(51))))
      }
      await assertFails(getDocs(some(orderBy('name'), limitToLast(51))))
    })

    rule(path, `Nobody may create, change or delete ${one === 'pet' ? 'a' : 'an'} ${one}.`, async (firestore) => {
      await expectReadOnly(firestore, name)
    })
  })
}

async function expectReadOnly(firestore: Firestore, name: CollectionName) {
  const [sample] = documents.filter((document) => document.collection === name)
  if (!sample) throw new Error(`There is no sample in ${name}.`)
  const existing = doc(firestore, name, sample.id)
  // As good as a document can be, so that only the rule can be what refuses it.
  const data = { ...sample.data, id: 'new-pet', ownerId: 'owner-ananya-rao' }

  await assertFails(setDoc(doc(firestore, name, 'new-pet'), data))
  await assertFails(setDoc(existing, sample.data))
  await assertFails(setDoc(existing, { likes: 49 }, { merge: true }))
  await assertFails(updateDoc(existing, { likes: 49 }))
  await assertFails(deleteDoc(existing))
  await assertFails(deleteDoc(doc(firestore, name, 'nobody')))
  await assertFails(
    writeBatch(firestore)
      .set(doc(firestore, name, 'new-pet'), data)
      .commit(),
  )
  await assertFails(
    runTransaction(firestore, async (transaction) => {
      await transaction.get(existing)
      transaction.update(existing, { likes: 49 })
    }),
  )
}

test('Every match says who may do what, and every line of that has its test with the same words', () => {
  const inTheFile = promisesOf(rules)
  expect(inTheFile.filter(({ promises }) => promises.length === 0)).toEqual([])
  expect(promised).toEqual(inTheFile)
})

// Last, since it looks back on all that the tests above have asked.
test('The tests make every condition of the rules come to each outcome it can have', async () => {
  const coverage = await readCoverage(host, PROJECT_ID)
  expect(coverage.filter(({ outcomes }) => outcomes.length === 0)).toEqual([])
  // The report leaves out 'if true', which has one outcome only.
  const conditions = rules.split('\n').flatMap((text, index) => (/: if (?!true;)/.test(text) ? [index + 1] : []))
  expect(conditions.length).toBeGreaterThan(0)
  for (const line of conditions) {
    // The first entry of a line is its whole condition, those after it are the parts.
    const whole = coverage.find((entry) => entry.line === line)
    // 'undefined' is a list without any limit: there is nothing to compare, and so it is refused.
    expect(whole?.outcomes.sort(), `line ${line}`).toEqual(['false', 'true', 'undefined'])
  }
})
