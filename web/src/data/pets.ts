import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  type QueryOrderByConstraint,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite'
import { FIRST_CARDS, type Page } from '../domain/page.ts'
import type { AdoptablePet, Pet } from '../domain/pet.ts'
import { type Checked, checkAdoptablePet, checkPet } from '../domain/pet-check.ts'
import { firebaseApp } from './firebase-app.ts'
import { keepPets, keptPets } from './kept-pets.ts'
import { MalformedDocument, ReadFailure } from './read-failure.ts'

/** A pet of either collection, told apart by where it was found. */
export type FoundPet = ({ listedIn: 'pets'; pet: Pet } | { listedIn: 'adoptablePets'; pet: AdoptablePet }) & {
  /** When the device kept it, where it could not be read. */
  keptAt?: Date
}

/** The most that firestore.rules let anyone list at a time. */
const LISTED_AT_MOST = 50

/** Of a list, for when there is no network: some 400 KB. */
const KEPT_AT_MOST = 200

/** A phone on a bad line waits this long before it is offered Retry; the SDK by itself would wait for minutes. */
const READ_TIMEOUT_MS = 20_000

type Collection<Entity> = { name: string; check: (input: unknown) => Checked<Entity>; order: QueryOrderByConstraint }

const BY_ID = orderBy(documentId())
/** Firestore orders what has the same time by id, downwards too: every page goes on exactly where the last one ended. */
const NEWEST_FIRST = orderBy('created', 'desc')

const PETS: Collection<Pet> = { name: 'pets', check: checkPet, order: NEWEST_FIRST }
const ADOPTABLE_PETS: Collection<AdoptablePet> = { name: 'adoptablePets', check: checkAdoptablePet, order: BY_ID }

const firestore = () => getFirestore(firebaseApp)
const documentsOf = ({ name }: Collection<unknown>) => collection(firestore(), name)

/**
 * The pets for rental, fostering or adoption, newest first (`created`): the first screenful, and `next` to read on. A
 * document that does not fit its type is left out and reported on the console. Where nothing can be read, they are
 * those that the device kept the last time. Throws `ReadFailure` where it kept none.
 */
export const listPets = (): Promise<Page<Pet>> => firstPage(PETS)

/** The pets of the adoption page, by id. Otherwise as `listPets`. */
export const listAdoptablePets = (): Promise<Page<AdoptablePet>> => firstPage(ADOPTABLE_PETS)

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

/** As `getPet`, and where nothing can be read, as the device kept it when it was visited or listed last. */
export async function getPetOrKept(id: string): Promise<FoundPet | null> {
  try {
    const found = await getPet(id)
    if (found) void keepPets(`${found.listedIn}/${id}`, [found.pet])
    return found
  } catch (failure) {
    if (!(failure instanceof ReadFailure)) throw failure
    const pet = await keptPet(PETS, id)
    if (pet) return { listedIn: 'pets', ...pet }
    const adoptable = await keptPet(ADOPTABLE_PETS, id)
    if (adoptable) return { listedIn: 'adoptablePets', ...adoptable }
    throw failure
  }
}

/** The first page holds no more than the first screen shows, so that a large catalogue is there as soon as a small one. */
async function firstPage<Entity extends object>(source: Collection<Entity>): Promise<Page<Entity>> {
  try {
    return await readPage(source, FIRST_CARDS)
  } catch (failure) {
    const kept = await keptIn(source, source.name)
    if (!kept) throw failure
    return kept
  }
}

async function keptIn<Entity>(source: Collection<Entity>, name: string): Promise<Page<Entity> | undefined> {
  const kept = await keptPets(name)
  if (!kept) return undefined
  const checks = kept.pets.map(source.check)
  return { pets: checks.flatMap((checked) => (checked.ok ? [checked.value] : [])), keptAt: kept.at }
}

/** A pet as it was visited last, or else listed. */
async function keptPet<Entity extends { id: string }>(source: Collection<Entity>, id: string) {
  for (const name of [`${source.name}/${id}`, source.name]) {
    const { pets = [], keptAt } = (await keptIn(source, name)) ?? {}
    const pet = pets.find((one) => one.id === id)
    if (pet && keptAt) return { pet, keptAt }
  }
  return undefined
}

/**
 * Reads `size` documents that follow `last`, or the first ones. One more is asked for: that it is there tells that the
 * list goes on.
 */
async function readPage<Entity extends object>(
  source: Collection<Entity>,
  size: number,
  last?: { snapshot: QueryDocumentSnapshot; number: number; pets: Entity[] },
): Promise<Page<Entity>> {
  const after = last ? [startAfter(last.snapshot)] : []
  const { docs } = await read(() => getDocs(query(documentsOf(source), source.order, ...after, limit(size + 1))))
  const snapshots = docs.slice(0, size)
  const number = (last?.number ?? 0) + snapshots.length
  const pets = checkSnapshots(source, snapshots)
  const before = last?.pets ?? []
  const soFar = [...before, ...pets].slice(0, KEPT_AT_MOST)
  if (!last || soFar.length > before.length) void keepPets(source.name, soFar)
  const snapshot = snapshots.at(-1)
  if (docs.length > size && snapshot) {
    return { pets, next: () => readPage(source, LISTED_AT_MOST - 1, { snapshot, number, pets: soFar }) }
  }
  void reportUnlisted(source, number)
  return { pets }
}

/** The collections that were counted since the page was opened. */
const counted = new Set<string>()

/**
 * In the order of a field, Firestore leaves out the documents without that field in silence. Where the whole list is
 * shorter than a page may be, counting its documents costs one read, once a visit; those that the list left out are
 * then read and reported. No card waits for it, and where it fails, the next visit finds out.
 * @param listed how many documents the list had
 */
async function reportUnlisted<Entity>(source: Collection<Entity>, listed: number): Promise<void> {
  if (source.order === BY_ID || listed >= LISTED_AT_MOST || counted.has(source.name)) return
  counted.add(source.name)
  try {
    const stored = await getCount(query(documentsOf(source), limit(LISTED_AT_MOST)))
    if (stored.data().count === listed) return
    const { docs } = await getDocs(query(documentsOf(source), BY_ID, limit(LISTED_AT_MOST)))
    checkSnapshots(source, docs)
  } catch {
    counted.delete(source.name)
  }
}

function checkSnapshots<Entity>(source: Collection<Entity>, snapshots: QueryDocumentSnapshot[]): Entity[] {
  return snapshots.flatMap((snapshot) => {
    const checked = checkSnapshot(source, snapshot)
    return checked.ok ? [checked.value] : []
  })
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
