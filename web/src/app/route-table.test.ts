import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PET_ROUTE, ROUTE_TABLE } from './route-table.ts'

type Rewrite = { source: string; destination?: string; function?: unknown }
const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[]; cleanUrls: boolean }
}

test('every row has the file of its page, and no path stands twice', () => {
  for (const { page } of ROUTE_TABLE) {
    expect(existsSync(new URL(`../pages/${page}.tsx`, import.meta.url)), page).toBe(true)
  }
  const paths = ROUTE_TABLE.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('Hosting answers for a pet that has no page of its own yet; every other path is a file or unknown', () => {
  const served = hosting.rewrites.filter((rewrite) => !rewrite.function)
  expect(served).toEqual([{ source: PET_ROUTE.replace(':id', '*'), destination: '/pets/pet.html' }])
  expect(hosting.cleanUrls).toBe(true)
})
