import { expect, test } from 'vitest'
import { offeredServices, PET_TYPES, PRICE_UNITS } from '../web/src/domain/pet.ts'
import { checkPet } from '../web/src/domain/pet-check.ts'
import { generatePets } from './generate-pets.ts'
import { pets } from './pets.ts'

const many = generatePets(2_000)

test('Every generated pet fits its type and costs no more than the browse page shows by default', () => {
  expect(many.map(checkPet).filter(({ ok }) => !ok)).toEqual([])
  expect(many.filter(({ price }) => price > 1000)).toEqual([])
})

test('Generated pets are numbered, and a pet is the same however many are asked for', () => {
  expect(generatePets(0)).toEqual([])
  expect(many.slice(0, 2).map(({ id }) => id)).toEqual(['load-00001', 'load-00002'])
  expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
  expect(generatePets(25)).toEqual(many.slice(0, 25))
})

test('Generated pets differ in everything that pages show differently', () => {
  const kinds = (of: (pet: (typeof many)[number]) => unknown) => new Set(many.map(of)).size
  expect(kinds(({ type }) => type)).toBe(PET_TYPES.length)
  expect(kinds(({ priceUnit }) => priceUnit)).toBe(PRICE_UNITS.length)
  expect(kinds((pet) => offeredServices(pet).join())).toBe(7)
  expect(kinds(({ city }) => city)).toBeGreaterThan(5)
  expect(kinds(({ images }) => images.length)).toBe(6)
  expect(kinds(({ reviews }) => reviews.length)).toBe(5)
  expect(kinds(({ availability }) => Object.keys(availability).join() + availability.available)).toBe(3)
  expect(kinds(({ breed }) => breed === undefined)).toBe(2)
  expect(many.filter((pet) => offeredServices(pet).length === 0)).toEqual([])
})

test('Generated pets are older than the sample pets, so the samples stay first, and no two are of the same time', () => {
  const oldest = Math.min(...pets.map(({ created }) => created.getTime()))
  const times = many.map(({ created }) => created.getTime())
  expect(Math.max(...times)).toBeLessThan(oldest)
  expect(new Set(times).size).toBe(many.length)
})

test("A generated pet's pictures show its kind and are not said to be of the sample pet they were drawn for", () => {
  const names = new RegExp(pets.map(({ name }) => name).join('|'))
  for (const { images, imageAlts } of many) {
    expect(imageAlts.length).toBe(images.length)
    expect(imageAlts.filter((alt) => names.test(alt))).toEqual([])
  }
})
