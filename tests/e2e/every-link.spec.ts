import type { Page } from '@playwright/test'
import { LINKED_NOT_FOUND } from '../support/missing-pages.ts'
import { expect, test } from '../support/site-test.ts'

/** Addresses that show the page of another. */
const ONE_PAGE: Record<string, string> = { '/how-it-works': '/', '/auth': '/signup' }

type Visited = { path: string; status: number | undefined; heading: string; title: string; broken: string[] }

test('every link of every page leads to a page with its own heading and title', async ({
  page,
  expectConsole,
}, info) => {
  test.setTimeout(180_000)
  expectConsole(/Failed to load resource: the server responded with a status of 404/)
  const waiting = ['/']
  const visited: Visited[] = []

  for (const path of waiting) {
    visited.push(await visit(page, path))
    for (const link of await linksOf(page)) if (!waiting.includes(link)) waiting.push(link)
  }

  await info.attach('visited', { body: JSON.stringify(visited, null, 2), contentType: 'application/json' })
  const missing = visited.filter(({ status }) => status !== 200)
  expect(
    missing
      .map(({ path }) => pathname(path))
      .filter(unique)
      .sort(),
  ).toEqual([...LINKED_NOT_FOUND].sort())
  expect(missing.every(({ status, heading }) => status === 404 && heading === '404 Oops! Page not found')).toBe(true)

  const found = visited.filter(({ status }) => status === 200)
  expect(found.filter(({ heading, title }) => !heading || !/PawSaathi/.test(title))).toEqual([])
  expect(found.flatMap(({ path, broken }) => broken.map((link) => `${path}: ${link}`))).toEqual([])
  expect(found.length).toBeGreaterThan(20)
  // Two addresses of one page apart, no two pages are called alike.
  const titles = found
    .map(({ path, title }) => [ONE_PAGE[pathname(path)] ?? pathname(path), title].join(' '))
    .filter(unique)
  expect(titles.map((line) => line.slice(line.indexOf(' '))).filter(unique)).toHaveLength(titles.length)
})

async function visit(page: Page, path: string): Promise<Visited> {
  const answer = await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, `${path} has one main heading`).toHaveCount(1)
  // Links within the page must have something to lead to.
  const broken = await page
    .getByRole('main')
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.getElementById(href.slice(1))),
    )
  return {
    path,
    status: answer?.status(),
    heading: ((await heading.textContent()) ?? '').replace(/\s+/g, ' '),
    title: await page.title(),
    broken,
  }
}

/** The addresses on this site that the page links to, menu and footer included, without the part of the page. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href)).map(({ href }) => href))
  const home = new URL(page.url()).origin
  return (
    links
      .map((href) => new URL(href))
      .filter(({ origin }) => origin === home)
      // What the query of /auth starts, google.spec.ts tries.
      .map(({ pathname, search }) => (pathname === '/auth' ? pathname : pathname + search))
      .filter(unique)
  )
}

const pathname = (path: string) => new URL(path, 'http://site').pathname
const unique = (item: string, place: number, all: string[]) => all.indexOf(item) === place
