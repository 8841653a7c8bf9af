import { expect, it } from 'vitest'
import { asMarkdown, asText, type Figure, keepsTo, missedIn, type Table } from './table.ts'

const seconds = (value: number): Figure => ({ value, unit: 'seconds', atMost: 1800 })

const TABLE: Table = {
  title: 'Loading',
  note: 'Median of 5.',
  columns: ['Page', 'LCP', 'SEO', 'Script', 'Largest part'],
  rows: [
    ['/', seconds(1800), { value: 100, unit: 'points', atLeast: 100 }, { value: 2048, unit: 'kilobytes' }, 'h1'],
    [
      '/pets',
      seconds(4537),
      { value: 92, unit: 'points', atLeast: 100 },
      { value: 1_048_576, unit: 'kilobytes' },
      'img',
    ],
  ],
}

it('lets a figure be as much as its bar, and no more', () => {
  expect([seconds(1799), seconds(1800), seconds(1801)].map(keepsTo)).toEqual([true, true, false])
})

it('lets a figure be as little as its bar, and no less', () => {
  const points = (value: number): Figure => ({ value, unit: 'points', atLeast: 98 })
  expect([points(97), points(98), points(99)].map(keepsTo)).toEqual([false, true, true])
})

it('does not judge a figure that has no bar', () => {
  expect(keepsTo({ value: 1, unit: 'count' })).toBeUndefined()
})

it('takes what could not be measured for a miss', () => {
  expect(keepsTo(seconds(Number.NaN))).toBe(false)
  const unmeasured = { ...TABLE, rows: [['/', seconds(Number.NaN)]] }
  expect(missedIn(unmeasured)).toEqual(['/, LCP: —, where 1.80 s is the most.'])
})

it('says of every miss what it is, how much it is and what the bar is', () => {
  expect(missedIn(TABLE)).toEqual([
    '/pets, LCP: 4.54 s, where 1.80 s is the most.',
    '/pets, SEO: 92, where 100 is the least.',
  ])
})

it('stands in columns in the terminal', () => {
  expect(asText(TABLE)).toBe(
    [
      'Loading',
      'Median of 5.',
      '',
      'Page        LCP    SEO      Script  Largest part',
      '/      1.80 s ✓  100 ✓      2.0 KB  h1',
      '/pets  4.54 s ✗   92 ✗  1,024.0 KB  img',
    ].join('\n'),
  )
})

it('is a table in Markdown', () => {
  expect(asMarkdown(TABLE)).toBe(
    [
      '## Loading',
      '',
      'Median of 5.',
      '',
      '| Page | LCP | SEO | Script | Largest part |',
      '| --- | --: | --: | --: | --- |',
      '| / | 1.80 s ✓ | 100 ✓ | 2.0 KB | h1 |',
      '| /pets | 4.54 s ✗ | 92 ✗ | 1,024.0 KB | img |',
    ].join('\n'),
  )
})
