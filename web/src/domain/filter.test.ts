import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countActive, matches, NO_FILTER, type PetFilter, PRICE_RANGE, readFilter, writeFilter } from './filter.ts'
import { PET_TYPES, SERVICES } from './pet.ts'
import { aPet } from './pet-examples.ts'

const prices = fc.integer({ min: 0, max: PRICE_RANGE.max / PRICE_RANGE.step }).map((steps) => steps * PRICE_RANGE.step)

const filters: fc.Arbitrary<PetFilter> = fc
  .record({
    search: fc.string({ unit: 'grapheme' }),
    types: fc.subarray([...PET_TYPES]),
    services: fc.subarray([...SERVICES]),
    prices: fc.tuple(prices, prices),
  })
  .map(({ prices: [one, other], ...rest }) => ({
    ...rest,
    minPrice: Math.min(one, other),
    maxPrice: Math.max(one, other),
  }))

const pets = fc
  .record({
    name: fc.string({ unit: 'grapheme', minLength: 1 }),
    breed: fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined }),
    type: fc.constantFrom(...PET_TYPES),
    price: fc.integer({ min: 0, max: 1500 }),
    services: fc.record({ rental: fc.boolean(), fostering: fc.boolean(), adoption: fc.boolean() }),
  })
  .map(({ breed, ...rest }) => ({ ...rest, ...(breed && { breed }) }))

describe('a pet passes the filter', () => {
  test('of no filter within the price slider', () => {
    fc.assert(fc.property(pets, (pet) => matches(pet, NO_FILTER) === pet.price <= PRICE_RANGE.max))
  })

  test('of its own name or breed, however it is written', () => {
    expect(matches(aPet(), { ...NO_FILTER, search: 'bRUn' })).toBe(true)
    expect(matches(aPet(), { ...NO_FILTER, search: ' indie ' })).toBe(true)
    expect(matches(aPet(), { ...NO_FILTER, search: 'labrador' })).toBe(false)
    expect(matches(aPet({ breed: undefined as never }), { ...NO_FILTER, search: 'indie' })).toBe(false)
  })

  test('of types only when its own is among them', () => {
    fc.assert(
      fc.property(pets, fc.subarray([...PET_TYPES], { minLength: 1 }), (pet, types) => {
        const filter = { ...NO_FILTER, types, maxPrice: Number.POSITIVE_INFINITY }
        return matches(pet, filter) === types.includes(pet.type)
      }),
    )
  })

  test('of services when it offers any of them', () => {
    fc.assert(
      fc.property(pets, fc.subarray([...SERVICES], { minLength: 1 }), (pet, services) => {
        const filter = { ...NO_FILTER, services, maxPrice: Number.POSITIVE_INFINITY }
        return matches(pet, filter) === services.some((service) => pet.services[service])
      }),
    )
  })

  test('of prices with both ends included', () => {
    const asked = { ...NO_FILTER, minPrice: 300, maxPrice: 500 }
    const passing = [299, 300, 301, 499, 500, 501].filter((price) => matches(aPet({ price }), asked))
    expect(passing).toEqual([300, 301, 499, 500])
  })
})

describe('the address', () => {
  test('gives every filter back as it was', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter)
      }),
    )
  })

  test('is empty for no filter', () => {
    expect(writeFilter(NO_FILTER).toString()).toBe('')
  })

  test('whatever stands in it gives a filter that the controls can show', () => {
    const names = fc.constantFrom('search', 'type', 'service', 'minPrice', 'maxPrice', 'other')
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('dog', 'rental', '250', '1000', '-50', '1e2', '75'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const { types, services, minPrice, maxPrice } = readFilter(new URLSearchParams(pairs))
        const onSlider = (price: number) =>
          price >= PRICE_RANGE.min && price <= PRICE_RANGE.max && price % PRICE_RANGE.step === 0
        return (
          new Set(types).size === types.length &&
          types.every((type) => PET_TYPES.includes(type)) &&
          services.every((service) => SERVICES.includes(service)) &&
          onSlider(minPrice) &&
          onSlider(maxPrice) &&
          minPrice <= maxPrice
        )
      }),
    )
  })

  test.each([
    ['type=dragon&type=cat', { ...NO_FILTER, types: ['cat'] }],
    ['service=walking', NO_FILTER],
    ['service=rental', { ...NO_FILTER, services: ['rental'] }],
    ['minPrice=75', NO_FILTER],
    ['minPrice=-50&maxPrice=2000', NO_FILTER],
    ['minPrice=800&maxPrice=200', NO_FILTER],
    ['minPrice=&maxPrice=', NO_FILTER],
    ['minPrice=200&maxPrice=800', { ...NO_FILTER, minPrice: 200, maxPrice: 800 }],
  ])('?%s is read with what means nothing left out', (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(filter)
  })
})

test('the Filters button counts types, services and the price range', () => {
  expect(countActive(NO_FILTER)).toBe(0)
  expect(countActive({ ...NO_FILTER, types: ['dog', 'cat'], services: ['rental'], minPrice: 50, maxPrice: 900 })).toBe(
    4,
  )
})
