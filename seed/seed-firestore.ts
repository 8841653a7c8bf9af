import type { Firestore } from 'firebase-admin/firestore'
import { compare, type Difference } from './compare.ts'
import { inTime, withFirestore } from './connection.ts'
import { checkDocuments, collectDocuments, type SeedDocument } from './documents.ts'
import type { Progress } from './progress.ts'
import { SeedError } from './seed-error.ts'
import { describeTarget, targetOf } from './target.ts'

/** One read or write takes this many; a request may hold 10 MiB, and a pet is some 3 KiB. */
const BATCH_SIZE = 250
/** How many batches are under way at a time. */
const IN_PARALLEL = 4

export type SeedOptions = {
  projectId: string
  /** How many generated pets to load beside the samples. */
  count?: number
  log: (line: string) => void
  progress?: Progress
  /** Asked before a real project is written to. Without it a real project is refused. */
  confirm?: (projectId: string) => Promise<boolean>
}

export type SeedResult = Record<Difference, number>

/**
 * Loads the sample pets, and `count` generated ones, into Firestore: checks them all, compares them with what is
 * there, writes what differs. Removes nothing. A `demo-` project is written in the emulator at
 * FIRESTORE_EMULATOR_HOST (127.0.0.1:8080 unless set), any other at Google.
 * @returns how many documents were added, changed and left as they were
 * @throws {SeedError} where a document does not fit its type, the target is refused or does not answer
 */
export async function seedFirestore(options: SeedOptions): Promise<SeedResult> {
  const { projectId, count = 0, log, progress = () => {}, confirm = async () => false } = options
  const documents = collectDocuments(count)
  checkDocuments(documents)
  const target = targetOf(projectId, process.env.FIRESTORE_EMULATOR_HOST)
  if (target.kind === 'real' && !(await confirm(projectId))) {
    throw new SeedError(`Nothing was written: writing to ${describeTarget(target)} was not confirmed.`)
  }
  return withFirestore(target, async (db) => {
    const differing = await findDifferences(db, documents, progress)
    await write(db, [...differing.added, ...differing.changed], progress)
    const result = {
      added: differing.added.length,
      changed: differing.changed.length,
      unchanged: differing.unchanged.length,
    }
    log(`${describeTarget(target)}: ${inWords(result)}.`)
    return result
  })
}

async function findDifferences(db: Firestore, documents: SeedDocument[], progress: Progress) {
  const found: Record<Difference, SeedDocument[]> = { added: [], changed: [], unchanged: [] }
  let done = 0
  await inBatches(documents, async (batch) => {
    const stored = await inTime(db.getAll(...batch.map((document) => referenceTo(db, document))))
    for (const [index, document] of batch.entries()) {
      found[compare(document.data, stored[index]?.data())].push(document)
    }
    done += batch.length
    progress('Compared', done, documents.length)
  })
  return found
}

async function write(db: Firestore, documents: SeedDocument[], progress: Progress): Promise<void> {
  let done = 0
  await inBatches(documents, async (batch) => {
    const writes = db.batch()
    for (const document of batch) writes.set(referenceTo(db, document), document.data)
    await inTime(writes.commit())
    done += batch.length
    progress('Written', done, documents.length)
  })
}

const referenceTo = (db: Firestore, { collection, id }: SeedDocument) => db.collection(collection).doc(id)

async function inBatches<Item>(items: readonly Item[], work: (batch: Item[]) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const batch = items.slice(next, next + BATCH_SIZE)
      next += BATCH_SIZE
      await work(batch)
    }
  }
  await Promise.all(Array.from({ length: IN_PARALLEL }, worker))
}

/** '11 added', '1 changed, 10 unchanged': what there is none of is left out. */
function inWords(result: SeedResult): string {
  return Object.entries(result)
    .filter(([, number]) => number > 0)
    .map(([difference, number]) => `${number} ${difference}`)
    .join(', ')
}
