import { type Checked, checkAdoptablePet, checkPet } from '../web/src/domain/pet-check.ts'
import { adoptablePets } from './adoptable-pets.ts'
import { generatePets } from './generate-pets.ts'
import { pets } from './pets.ts'
import { SeedError } from './seed-error.ts'

export type CollectionName = 'pets' | 'adoptablePets'

/** A document as it will stand in Firestore, its id among its fields. */
export type SeedDocument = { collection: CollectionName; id: string; data: Record<string, unknown> }

const CHECKS: Record<CollectionName, (input: unknown) => Checked<object>> = {
  pets: checkPet,
  adoptablePets: checkAdoptablePet,
}

/** All that is to be loaded: the samples and, after them, `count` generated pets. */
export function collectDocuments(count: number): SeedDocument[] {
  return [
    ...[...pets, ...generatePets(count)].map((pet) => documentOf('pets', pet)),
    ...adoptablePets.map((pet) => documentOf('adoptablePets', pet)),
  ]
}

function documentOf(collection: CollectionName, entity: { id: string }): SeedDocument {
  return { collection, id: entity.id, data: { ...entity } }
}

/**
 * Passes every document through the check that the app will use when it reads it.
 * @throws {SeedError} naming collection, id and field of every document that fails, or that has another's id
 */
export function checkDocuments(documents: readonly SeedDocument[]): void {
  const taken = new Set<string>()
  const flaws: string[] = []
  for (const { collection, id, data } of documents) {
    const path = `${collection}/${id}`
    const result = CHECKS[collection](data)
    if (!result.ok) flaws.push(`${path}: ${result.flaw.field} ${result.flaw.problem}`)
    else if (data.id !== id || id.includes('/')) flaws.push(`${path}: id must be the document's own, without a slash`)
    else if (taken.has(path)) flaws.push(`${path}: id is taken by another document`)
    taken.add(path)
  }
  if (flaws.length > 0) throw new SeedError(`Nothing was written, because this does not fit:\n  ${flaws.join('\n  ')}`)
}
