import { expect, test } from 'vitest'
import { checkDocuments, collectDocuments, type SeedDocument } from './documents.ts'

/** The eleven samples, one of them with other fields. */
function samplesWith(id: string, fields: Record<string, unknown>): SeedDocument[] {
  return collectDocuments(0).map((document) =>
    document.id === id ? { ...document, data: { ...document.data, ...fields } } : document,
  )
}

test('The samples are five pets and six adoptable pets; generated ones join the pets', () => {
  const numbers = (documents: SeedDocument[]) => [
    documents.filter(({ collection }) => collection === 'pets').length,
    documents.filter(({ collection }) => collection === 'adoptablePets').length,
  ]
  expect(numbers(collectDocuments(0))).toEqual([5, 6])
  expect(numbers(collectDocuments(20))).toEqual([25, 6])
})

test('Sound documents pass', () => {
  expect(() => checkDocuments(collectDocuments(100))).not.toThrow()
})

test('A wrong document is named with its collection, id and field', () => {
  expect(() => checkDocuments(samplesWith('bruno', { price: -1 }))).toThrow('pets/bruno: price must not be below 0')
  expect(() => checkDocuments(samplesWith('adopt-2', { breed: undefined }))).toThrow(
    'adoptablePets/adopt-2: breed is missing',
  )
})

test('Every wrong document is named, not the first alone', () => {
  const both = samplesWith('moti', { name: '' }).map((document) =>
    document.id === 'adopt-6' ? { ...document, data: { ...document.data, type: 'fish' } } : document,
  )
  expect(() => checkDocuments(both)).toThrow(/pets\/moti: name .*\n.*adoptablePets\/adopt-6: type /)
})

test("A document must carry its own id, one that Firestore takes and nobody else's", () => {
  const own = /id must be the document's own/
  expect(() => checkDocuments(samplesWith('bruno', { id: 'simba' }))).toThrow(own)
  const slashed = samplesWith('bruno', { id: 'a/b' }).map((document) =>
    document.id === 'bruno' ? { ...document, id: 'a/b' } : document,
  )
  expect(() => checkDocuments(slashed)).toThrow(own)
  const twice = collectDocuments(0)
  expect(() => checkDocuments([...twice, ...twice.slice(0, 1)])).toThrow('pets/bruno: id is taken by another document')
})
