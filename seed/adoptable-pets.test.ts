import { expect, test } from 'vitest'
import { checkAdoptablePet } from '../web/src/domain/pet-check.ts'
import { adoptablePets } from './adoptable-pets.ts'
import { pets } from './pets.ts'

test('There are six adoptable pets in the six cities of the specification, and each fits its type', () => {
  expect(adoptablePets.map(({ id, city }) => [id, city])).toEqual([
    ['adopt-1', 'Mumbai'],
    ['adopt-2', 'Bangalore'],
    ['adopt-3', 'Hyderabad'],
    ['adopt-4', 'Delhi'],
    ['adopt-5', 'Kolkata'],
    ['adopt-6', 'Chennai'],
  ])
  expect(adoptablePets.map(checkAdoptablePet).filter(({ ok }) => !ok)).toEqual([])
})

test('No adoptable pet has the id of a sample pet, since /pets/{id} looks in both', () => {
  const ids = new Set<string>(pets.map(({ id }) => id))
  expect(adoptablePets.filter(({ id }) => ids.has(id))).toEqual([])
})

test('Every adoptable pet has a picture of its own with its own words', () => {
  expect(new Set(adoptablePets.map(({ image }) => image)).size).toBe(6)
  expect(new Set(adoptablePets.map(({ imageAlt }) => imageAlt)).size).toBe(6)
})
