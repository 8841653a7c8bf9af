import { expect, test } from 'vitest'
import { offeredServices } from '../web/src/domain/pet.ts'
import { checkPet } from '../web/src/domain/pet-check.ts'
import { pets } from './pets.ts'

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

test('There are five sample pets, newest first, and each fits its type', () => {
  expect(pets.map(({ id }) => id)).toEqual(['bruno', 'simba', 'mithu', 'gulabo', 'moti'])
  expect(pets.map(checkPet).filter(({ ok }) => !ok)).toEqual([])
  const times = pets.map(({ created }) => created.getTime())
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('Between them the sample pets cover every kind and every way the booking card can behave', () => {
  expect(pets.map(({ type }) => type)).toEqual(['dog', 'cat', 'bird', 'rabbit', 'fish'])
  expect(new Set(pets.map(({ city }) => city)).size).toBe(5)
  expect(pets.map(offeredServices)).toEqual([
    ['rental', 'fostering'],
    ['rental'],
    ['fostering'],
    ['adoption'],
    ['rental', 'adoption'],
  ])
  expect(pets.filter(({ availability }) => !availability.available).map(({ id }) => id)).toEqual(['moti'])
  expect(pets.filter(({ availability }) => availability.fromDate && availability.toDate).length).toBe(1)
})

test('No sample pet costs more than the browse page shows by default, and some are priced per week', () => {
  expect(pets.filter(({ price }) => price > 1000)).toEqual([])
  expect(new Set(pets.map(({ priceUnit }) => priceUnit))).toEqual(new Set(['day', 'week']))
})

test('A sample pet that is never rented asks no price, one that is asks some', () => {
  for (const { price, services } of pets) expect(price > 0).toBe(services.rental)
})

test('One sample pet is exactly one year old, so that "1 year" is seen', () => {
  expect(pets.some(({ age }) => age === 1)).toBe(true)
})

test.each(pets)("The rating of $name is the average of its reviews' stars, to one decimal", ({ rating, reviews }) => {
  const average = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length
  expect(rating.toFixed(1)).toBe(average.toFixed(1))
})

test.each(pets)('The reviews of $name were written after it was listed and before its last change', (pet) => {
  expect(pet.reviews.length).toBeGreaterThan(0)
  const days = [indianDay.format(pet.created), ...pet.reviews.map(({ date }) => date), indianDay.format(pet.updated)]
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBe(days.length)
})

test.each(pets)('$name has a main picture, at most four more, each with its own words, and three care lines', (pet) => {
  expect(pet.images.length).toBeGreaterThan(0)
  expect(pet.images.length).toBeLessThanOrEqual(5)
  expect(new Set(pet.imageAlts).size).toBe(pet.images.length)
  expect(pet.requirements.length).toBe(3)
})

test('No two reviews share an id', () => {
  const ids = pets.flatMap(({ reviews }) => reviews.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
