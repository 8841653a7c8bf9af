import type { Page, Route } from '@playwright/test'
import { adoptablePets } from '../../seed/adoptable-pets.ts'
import { generatePets } from '../../seed/generate-pets.ts'
import { pets as samples } from '../../seed/pets.ts'
import { deleteDocuments, writeDocuments } from '../support/firestore.ts'
import { expect, test } from '../support/site-test.ts'

/**
 * With the five samples 120 pets. The last one has a name of its own; those where the first page ends were listed at the
 * same moment.
 */
const OLDEST = 114
const generated = generatePets(OLDEST + 1).map((pet, index, all) => {
  if (index === OLDEST) return { ...pet, name: 'Zorawar' }
  return index <= 4 ? { ...pet, created: all[2]?.created ?? pet.created } : pet
})
const newestFirst = [...samples, ...generated].sort(
  (one, other) => other.created.getTime() - one.created.getTime() || (one.id < other.id ? 1 : -1),
)

const asDocuments = (collection: string, pets: { id: string }[]) =>
  Object.fromEntries(pets.map(({ id, ...fields }) => [`${collection}/${id}`, fields]))

const PAGES_OF_PETS = /\/documents:runQuery/

test.beforeAll(() => writeDocuments(asDocuments('pets', generated)))
test.afterAll(() => deleteDocuments(generated.map(({ id }) => `pets/${id}`)))

const links = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')
const shownPaths = (page: Page) =>
  links(page).evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname))
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more pets' })
const looking = (page: Page) => page.getByRole('button', { name: 'Looking through more pets…' })
const search = (page: Page) => page.getByRole('main').getByRole('searchbox')

/** Holds back the next page that is asked for, until it is let go. */
async function holdNextPage(page: Page): Promise<{ asked: Promise<Route> }> {
  let tell: (route: Route) => void
  const asked = new Promise<Route>((resolve) => {
    tell = resolve
  })
  await page.route(PAGES_OF_PETS, (route) => tell(route), { times: 1 })
  return { asked }
}

test('the newest pets come first, and Show more pets leads to every one of them', async ({ page }) => {
  await page.goto('/pets')
  for (const shown of [6, 30, 54, 78, 102]) {
    await expect(page.getByText(`Showing ${shown} pets`, { exact: true })).toBeVisible()
    await expect(links(page)).toHaveCount(shown)
    await showMore(page).click()
  }
  await expect(page.getByText('Showing 120 pets')).toBeVisible()
  await expect(page.getByText('That is all of them.')).toBeVisible()
  await expect(showMore(page)).toHaveCount(0)
  expect(await shownPaths(page)).toEqual(newestFirst.map(({ id }) => `/pets/${id}`))
})

test('a search finds the oldest pet of all, and says what it is doing meanwhile', async ({ page }) => {
  await page.goto('/pets')
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  const held = await holdNextPage(page)
  await search(page).fill('zorawar')
  const route = await held.asked
  await expect(looking(page)).toBeVisible()
  await expect(page.getByText('6 looked at so far')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No pets found' })).toHaveCount(0)
  await route.continue()
  await expect(page.getByText('Showing 1 pet', { exact: true })).toBeVisible()
  await expect(links(page)).toHaveText(['Zorawar'])
  await expect(looking(page)).toHaveCount(0)
})

test('the address’s filter counts for the whole catalogue', async ({ page }) => {
  const cats = newestFirst.filter(({ type, services }) => type === 'cat' && services.adoption)
  expect(cats.at(-1)).toBe(newestFirst.at(-1))
  await page.goto('/pets?type=cat&service=adoption')
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  await showMore(page).click()
  await expect(page.getByText(`Showing ${cats.length} pets`)).toBeVisible()
  await expect(page.getByText('That is all of them.')).toBeVisible()
  expect(await shownPaths(page)).toEqual(cats.map(({ id }) => `/pets/${id}`))
})

test('no pets are found only when every pet was looked at', async ({ page }) => {
  await page.goto('/pets')
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  const held = await holdNextPage(page)
  await search(page).fill('no such pet')
  const route = await held.asked
  await expect(page.getByText('Showing 0 pets')).toBeVisible()
  await expect(looking(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No pets found' })).toHaveCount(0)
  await route.continue()
  await expect(page.getByRole('heading', { name: 'No pets found' })).toBeVisible()
  await expect(looking(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  await expect(links(page)).toHaveCount(6)
})

test('another filter stops the looking', async ({ page }) => {
  let pages = 0
  page.on('request', (request) => {
    if (PAGES_OF_PETS.test(request.url())) pages++
  })
  await page.goto('/pets')
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  const held = await holdNextPage(page)
  await search(page).fill('no such pet')
  const route = await held.asked
  await expect(looking(page)).toBeVisible()
  await search(page).fill('')
  await expect(showMore(page)).toBeVisible()
  await route.continue()
  // The page that was on its way is kept, and none was asked for after it: these come without a read.
  await showMore(page).click()
  await expect(page.getByText('Showing 30 pets')).toBeVisible()
  expect(pages).toBe(2)
})

test('a page that fails leaves the cards, and Retry goes on with it', async ({ page, context, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  expectConsole(/@firebase\/firestore/)
  await page.goto('/pets')
  await expect(page.getByText('Showing 6 pets')).toBeVisible()
  await context.route(PAGES_OF_PETS, (route) => route.abort('connectionfailed'))
  await showMore(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'More pets could not be loaded. Check your connection, then try again.',
  )
  await expect(links(page)).toHaveCount(6)
  await context.unroute(PAGES_OF_PETS)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Showing 30 pets')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the keyboard alone leads to the end of the list, and is never sent back to its top', async ({ page }) => {
  await page.goto('/pets')
  await showMore(page).focus()
  for (const shown of [30, 54, 78, 102]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Showing ${shown} pets`)).toBeVisible()
    await expect(showMore(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is all of them.')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Save Zorawar' })).toBeFocused()
})

test('Home features the newest six with one read', async ({ page }) => {
  let pages = 0
  page.on('request', (request) => {
    if (PAGES_OF_PETS.test(request.url())) pages++
  })
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Featured Pets' }).getByRole('article')
  await expect(featured).toHaveCount(6)
  await expect(featured.getByRole('heading')).toHaveText(newestFirst.slice(0, 6).map(({ name }) => name))
  expect(pages).toBe(1)
})

test.describe('a catalogue of more than a thousand pets', () => {
  const more = generatePets(1150).slice(generated.length)
  const parts = [more.slice(0, 500), more.slice(500, 1000), more.slice(1000)]

  test.beforeAll(() => Promise.all(parts.map((part) => writeDocuments(asDocuments('pets', part)))))
  test.afterAll(() => Promise.all(parts.map((part) => deleteDocuments(part.map(({ id }) => `pets/${id}`)))))

  test('is looked through by the thousand: the visitor says whether to go on', async ({ page }) => {
    await page.goto('/pets?search=no+such+pet')
    const onwards = page.getByRole('button', { name: 'Keep looking' })
    await expect(onwards).toBeVisible()
    await expect(page.getByText(/^None found among the newest 1,0\d\d pets$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No pets found' })).toHaveCount(0)
    await onwards.press('Enter')
    await expect(page.getByRole('heading', { name: 'No pets found' })).toBeVisible()
    await expect(page.getByText('Every pet was looked at.')).toBeFocused()
  })
})

test.describe('many pets to adopt', () => {
  const [example] = adoptablePets
  if (!example) throw new Error('The seed has no pets to adopt.')
  const more = Array.from({ length: 10 }, (_, index) => ({ ...example, id: `more-${10 + index}`, name: `No ${index}` }))

  test.beforeAll(() => writeDocuments(asDocuments('adoptablePets', more)))
  test.afterAll(() => deleteDocuments(more.map(({ id }) => `adoptablePets/${id}`)))

  test('come a screenful at first, and the others with Show more pets', async ({ page }) => {
    await page.goto('/adoption')
    await expect(page.getByRole('article')).toHaveCount(6)
    await showMore(page).click()
    await expect(page.getByRole('article')).toHaveCount(16)
    await expect(page.getByText('That is all of them.')).toBeVisible()
  })
})
