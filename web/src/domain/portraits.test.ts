import { expect, test } from 'vitest'
import { portraitPath, portraitSrcSet } from './portraits.ts'

test('A portrait is offered in three widths, of which the browser takes one', () => {
  expect(portraitSrcSet(portraitPath('adopt-1'))).toBe(
    '/portraits/adopt-1.avif 800w, /portraits/adopt-1-672.avif 672w, /portraits/adopt-1-400.avif 400w',
  )
})

test.each([
  'https://elsewhere.example/bruno.avif',
  '/portraits/bruno-1.webp',
  '/portraits/../bruno.avif',
  '/portraits/a b.avif',
  'blob:http://localhost/portraits/x.avif',
])('%s is not one of our portraits, so no other width of it is asked for', (url) => {
  expect(portraitSrcSet(url)).toBeUndefined()
})
