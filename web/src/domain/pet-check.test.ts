import { describe, expect, test } from 'vitest'
import { offeredServices } from './pet.ts'
import { checkAdoptablePet, checkPet } from './pet-check.ts'
import { anAdoptablePet, aPet } from './pet-examples.ts'

describe('a pet’s document', () => {
  test('is taken as it is where it fits', () => {
    expect(checkPet(aPet())).toEqual({ ok: true, value: aPet() })
  })

  test('may leave out breed, pictures, requirements and reviews', () => {
    const { breed, images, imageAlts, requirements, reviews, ...rest } = aPet()
    expect(checkPet(rest)).toMatchObject({
      ok: true,
      value: { images: [], imageAlts: [], requirements: [], reviews: [] },
    })
  })

  test('loses fields that a pet does not have', () => {
    const checked = checkPet({ ...aPet(), admin: true })
    expect(checked.ok && 'admin' in checked.value).toBe(false)
  })

  test.each<[string, unknown, string, string]>([
    ['name', undefined, 'name', 'is missing'],
    ['name', '  ', 'name', 'must not be empty'],
    ['name', 7, 'name', 'must be text'],
    ['type', 'dragon', 'type', 'must be one of dog, cat, bird, fish, rabbit, other'],
    ['age', -1, 'age', 'must not be below 0'],
    ['age', Number.NaN, 'age', 'must be a number'],
    ['price', Number.POSITIVE_INFINITY, 'price', 'must be a finite number'],
    ['price', '500', 'price', 'must be a number'],
    ['priceUnit', 'year', 'priceUnit', 'must be one of hour, day, week, month'],
    ['gender', 'm', 'gender', 'must be one of male, female, unknown'],
    ['size', 'huge', 'size', 'must be one of small, medium, large'],
    ['images', 'a.webp', 'images', 'must be a list'],
    ['images', ['javascript:alert(1)'], 'images.0', 'must be a path or an https address'],
    ['images', ['//elsewhere.example/a.webp'], 'images.0', 'must be a path or an https address'],
    ['services', { rental: true, fostering: false }, 'services.adoption', 'is missing'],
    ['services', null, 'services', 'must be an object'],
    ['availability', { available: 'yes' }, 'availability.available', 'must be true or false'],
    [
      'availability',
      { available: true, fromDate: '2026-02-30' },
      'availability.fromDate',
      'must be a day written YYYY-MM-DD',
    ],
    ['likes', 1.5, 'likes', 'must be a whole number'],
    ['rating', 6, 'rating', 'must be 5 or less'],
    ['reviews', [{ ...aPet().reviews[0], rating: 0 }], 'reviews.0.rating', 'must be 1 or more'],
    ['created', '2026-01-01', 'created', 'must be a date'],
    ['created', new Date(Number.NaN), 'created', 'must be a date'],
  ])('with %s = %j is refused, and told where and why', (field, value, at, problem) => {
    expect(checkPet({ ...aPet(), [field]: value })).toEqual({ ok: false, flaw: { field: at, problem } })
  })

  test.each([null, undefined, 'a pet', 7, []])('that is %j is refused without a throw', (input) => {
    expect(checkPet(input).ok).toBe(false)
  })
})

describe('an adoptable pet’s document', () => {
  test('is taken as it is where it fits', () => {
    expect(checkAdoptablePet(anAdoptablePet())).toEqual({ ok: true, value: anAdoptablePet() })
  })

  test.each([
    ['type', 'bird', 'must be one of dog, cat'],
    ['gender', 'unknown', 'must be one of male, female'],
    ['image', undefined, 'is missing'],
  ])('with %s = %j is refused, and told where and why', (field, value, problem) => {
    expect(checkAdoptablePet({ ...anAdoptablePet(), [field]: value })).toEqual({ ok: false, flaw: { field, problem } })
  })
})

test('the services of a pet come in the order of the specification', () => {
  expect(offeredServices({ services: { adoption: true, fostering: false, rental: true } })).toEqual([
    'rental',
    'adoption',
  ])
})
