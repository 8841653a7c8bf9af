import { expect, it } from 'vitest'
import { type Fetched, kindOf } from './fetched.ts'
import { weigh } from './weights.ts'

const fetched = (kind: Fetched['kind'], bytes: number, startMs = 0): Fetched => ({
  url: '/',
  kind,
  bytes,
  startMs,
  text: '',
})

const VISIT = [
  fetched('html', 1),
  fetched('css', 10),
  fetched('font', 100),
  fetched('script', 1000, 300),
  fetched('script', 10_000, 900),
  fetched('picture', 100_000, 1200),
]

it('takes script that was asked for before the controls worked for needed', () => {
  expect(weigh(VISIT, 800)).toMatchObject({ scriptToUse: 1000, allScript: 11_000 })
})

it('takes all of the script for needed where the controls never worked', () => {
  expect(weigh(VISIT)).toMatchObject({ scriptToUse: 11_000, allScript: 11_000 })
})

it('counts everything but the later script into the first view', () => {
  expect(weigh(VISIT, 800)).toMatchObject({ html: 1, css: 10, fonts: 100, firstView: 101_111 })
})

it('tells the kinds apart by what the server calls them', () => {
  const types = ['text/html; charset=utf-8', 'text/css', 'text/javascript', 'font/woff2', 'image/webp', 'image/svg+xml']
  expect(types.map(kindOf)).toEqual(['html', 'css', 'script', 'font', 'picture', 'picture'])
  expect(['application/json', ''].map(kindOf)).toEqual(['other', 'other'])
})
