import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTE_TABLE } from './route-table.ts'

type Rewrite = { source: string; destination?: string; function?: unknown }
const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: Rewrite[] }
}

test('Hosting serves the app for every route of the table and for nothing else', () => {
  const served = hosting.rewrites.filter((rewrite) => !rewrite.function)
  expect(served.every(({ destination }) => destination === '/index.html')).toBe(true)

  // Home is the file index.html itself.
  const routes = ROUTE_TABLE.map(({ path }) => path).filter((path) => path !== '/')
  expect(served.map(({ source }) => source).sort()).toEqual(routes.map((path) => path.replace(/:\w+/, '*')).sort())
})
