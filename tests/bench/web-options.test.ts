import { expect, it } from 'vitest'
import { parseOptions } from './web-options.ts'

it('measures every public page five times, unless told otherwise', () => {
  const { routes, runs, counts, parts } = parseOptions([])
  expect(routes).toEqual(expect.arrayContaining(['/', '/pets', '/pets/bruno', '/adoption', '/cookies']))
  expect(routes.filter((route) => route.includes(':'))).toEqual([])
  expect(new Set(routes).size).toBe(routes.length)
  expect({ runs, counts }).toEqual({ runs: 5, counts: [5, 1000, 10_000] })
  expect(parts).toEqual(['lighthouse', 'loading', 'interactions', 'catalogue'])
})

it('measures the pages and parts that are named', () => {
  const args = ['--routes', '/,/pets', '--runs', '3', '--counts', '5,1000', '--parts', 'loading']
  expect(parseOptions(args)).toEqual({ routes: ['/', '/pets'], runs: 3, counts: [5, 1000], parts: ['loading'] })
})

it.each([
  [['--routes', 'pets'], /does not start with a slash/],
  [['--runs', '0'], /whole number of 1 or more/],
  [['--counts', '4'], /whole number of 5 or more/],
  [['--parts', 'speed'], /no part called 'speed'/],
  [['--fast'], /Unknown option/],
])('refuses %j and says how it is used', (args, reason) => {
  expect(() => parseOptions(args)).toThrow(reason)
  expect(() => parseOptions(args)).toThrow(/Usage: npm run bench:web/)
})
