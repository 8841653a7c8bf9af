import { expect, test } from 'vitest'
import { petPath, searchPath } from './paths.ts'

test('a search term is trimmed and URL-encoded', () => {
  expect(searchPath('  tabby & friends #1 ')).toBe('/pets?search=tabby%20%26%20friends%20%231')
})

test('a pet’s id stays one part of the address, whatever it holds', () => {
  expect(petPath('bruno')).toBe('/pets/bruno')
  expect(petPath('a?b#c d')).toBe('/pets/a%3Fb%23c%20d')
})
