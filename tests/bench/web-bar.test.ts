import { expect, it } from 'vitest'
import { keepsTo } from './table.ts'
import { blocking, interaction, lcp, mark, shift, weight } from './web-bar.ts'

it('gives a page 1.8 s until its largest part is there', () => {
  expect(['/', '/pets', '/terms'].map((path) => lcp(path, 1800)).map(keepsTo)).toEqual([true, true, true])
  expect(['/', '/pets', '/terms'].map((path) => lcp(path, 1801)).map(keepsTo)).toEqual([false, false, false])
})

it('gives the two pages with a delay of their own 2.5 s', () => {
  expect(['/adoption', '/pets/bruno'].map((path) => lcp(path, 2500)).map(keepsTo)).toEqual([true, true])
  expect(['/adoption', '/pets/bruno'].map((path) => lcp(path, 2501)).map(keepsTo)).toEqual([false, false])
})

it('lets a page block for 100 ms, answer within 100 ms and shift by 0.02', () => {
  expect([blocking(100), interaction(100), shift(0.02)].map(keepsTo)).toEqual([true, true, true])
  expect([blocking(101), interaction(101), shift(0.021)].map(keepsTo)).toEqual([false, false, false])
})

it('asks for 98 points in performance and all of them in the rest', () => {
  expect([mark('performance', 98), mark('accessibility', 100)].map(keepsTo)).toEqual([true, true])
  expect([mark('performance', 97), mark('best-practices', 99), mark('seo', 99)].map(keepsTo)).toEqual([
    false,
    false,
    false,
  ])
})

it('weighs in kilobytes of 1,024 bytes', () => {
  expect(weight('scriptToUse', 0).atMost).toBe(115 * 1024)
  expect(keepsTo(weight('html', 12 * 1024 + 1))).toBe(false)
})
