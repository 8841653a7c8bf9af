import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite'
import { type AdoptablePet, type Checked, checkAdoptablePet, checkPet, type Pet } from '../domain/pet.ts'
import { firebaseApp } from './firebase-app.ts'
import { MalformedDocument, ReadFailure } from './read-failure.ts'

/** A pet of either collection, told apart by where it was found. */
export type FoundPet = { listedIn: 'pets'; pet: Pet } | { listedIn: 'adoptablePets'; pet: AdoptablePet }

/** The most that firestore.rules let anyone list at a time. */
const PAGE_SIZE = 50

/** A phone on a bad line waits this long before it is offered Retry; the SDK by itself would wait for minutes. */
const READ_TIMEOUT_MS = 20_000

type Collection<Entity> = { name: string; check: (input: unknown) => Checked<Entity> }

const PETS: Collection<Pet> = { name: 'pets', check: checkPet }
const ADOPTABLE_PETS: Collection<AdoptablePet> = { name: 'adoptablePets', check: checkAdoptablePet }

const firestore = () => getFirestore(firebaseApp)

/**
 * Every pet for rental, fostering or adoption, newest first (`created`). A document that does not fit its type is
 * left out and reported on the console. Throws `ReadFailure`.
 */
export async function listPets(): Promise<Pet[]> {
  const pets = await list(PETS)
  return pets.sort((one, other) => other.created.getTime() - one.created.getTime())
}

/** Every pet of the adoption page, by id. Otherwise as `listPets`. */
export const listAdoptablePets = (): Promise<AdoptablePet[]> => list(ADOPTABLE_PETS)

/**
 * The pet of that id, looked up in `pets`, then in `adoptablePets`; null where neither has it.
 * Throws `ReadFailure`, or `MalformedDocument` where the pet's document does not fit its type.
 */
export async function getPet(id: string): Promise<FoundPet | null> {
  const pet = await get(PETS, id)
  if (pet) return { listedIn: 'pets', pet }
  const adoptable = await get(ADOPTABLE_PETS, id)
  return adoptable && { listedIn: 'adoptablePets', pet: adoptable }
}

async function list<Entity>(source: Collection<Entity>): Promise<Entity[]> {
  const entities: Entity[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const after = last ? [startAfter(last)] : []
    const page = await read(() =>
      // By id: in the order of a field, a document without that field would be missing rather than reported.
      getDocs(query(collection(firestore(), source.name), orderBy(documentId()), ...after, limit(PAGE_SIZE))),
    )
    for (const snapshot of page.docs) {
      const checked = checkSnapshot(source, snapshot)
      if (checked.ok) entities.push(checked.value)
    }
    last = page.size === PAGE_SIZE ? page.docs.at(-1) : undefined
  } while (last)
  return entities
}

async function get<Entity>(source: Collection<Entity>, id: string): Promise<Entity | null> {
  if (!canBeAnId(id)) return null
  const snapshot = await read(() => getDoc(doc(firestore(), source.name, id)))
  if (!snapshot.exists()) return null
  const checked = checkSnapshot(source, snapshot)
  if (!checked.ok) throw new MalformedDocument(`${source.name}/${id}`)
  return checked.value
}

/** An id is one part of a path, of 1,500 bytes at most; Firestore keeps '.', '..' and '__x__' for itself. */
function canBeAnId(id: string): boolean {
  return /^(?!\.{1,2}$)(?!__.*__$)[^/]+$/.test(id) && new TextEncoder().encode(id).length <= 1500
}

async function read<Result>(ask: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${READ_TIMEOUT_MS / 1000} s.`)), READ_TIMEOUT_MS)
  })
  try {
    return await Promise.race([ask(), timeout])
  } catch (cause) {
    throw new ReadFailure('The pets could not be read.', { cause })
  } finally {
    clearTimeout(timer)
  }
}

const reported = new Set<string>()

function checkSnapshot<Entity>(source: Collection<Entity>, snapshot: DocumentSnapshot): Checked<Entity> {
  const fields = Object.entries(snapshot.data() ?? {})
  const dated = fields.map(([name, value]) => [name, value instanceof Timestamp ? value.toDate() : value])
  const checked = source.check({ ...Object.fromEntries(dated), id: snapshot.id })
  const path = `${source.name}/${snapshot.id}`
  if (!checked.ok && !reported.has(path)) {
    reported.add(path)
    console.error(`${path}: ${checked.flaw.field} ${checked.flaw.problem}. The pet is left out.`)
  }
  return checked
}
