import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

// Everywhere else the worker is kept out: playwright.config.ts.
test.use({ serviceWorkers: 'allow' })

const KEPT = /There is no connection to the pets’ list\. This is how it was on/
const OFFLINE = 'You are offline.'

/** Opens a page and waits until the site is kept on the device. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    }
  })
}

const isPainted = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0

test.describe('after one visit, with no network,', () => {
  test.beforeEach(async ({ page, context, expectConsole }) => {
    await visit(page, '/')
    await page.getByRole('link', { name: 'See All Pets' }).click()
    await page.getByRole('link', { name: 'Bruno' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno' })).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate(isPainted)).toBe(true)
    // The picture was seen by the worker, which keeps it once it has been read to its end.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
      .toBeGreaterThan(0)
    await context.setOffline(true)
    // The browser and Firebase's SDK report every call that came to nothing.
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|@firebase\/firestore|uncaught: Failed to fetch/)
  })

  test('a visited pet opens on a reload with its picture, and the page says that it is kept', async ({ page }) => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno' })).toBeVisible()
    await expect(page.getByText(KEPT)).toBeVisible()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect.poll(() => page.getByRole('main').getByRole('img').first().evaluate(isPainted)).toBe(true)
  })

  test('the last catalogue can be browsed and filtered, and a pet of it opened', async ({ page }) => {
    await page.goto('/pets')
    await expect(page.getByText('Showing 5 pets')).toBeVisible()
    await expect(page.getByText(KEPT)).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('simba')
    await expect(page.getByText('Showing 1 pet')).toBeVisible()
    await page.getByRole('link', { name: 'Simba' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Simba' })).toBeVisible()
    await expect(page.getByText(KEPT)).toBeVisible()
  })

  test('every page of the site opens, visited or not', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
  })

  test('what was never read says so, with Retry, which works once there is a network again', async ({
    page,
    context,
  }) => {
    await page.goto('/pets/adopt-1')
    await expect(page.getByText('You seem to be offline.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rani' })).toBeVisible()
  })

  test('back in the network, the list is read anew and says nothing more', async ({ page, context }) => {
    await page.goto('/pets')
    await expect(page.getByText(KEPT)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(KEPT)).toHaveCount(0)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await expect(page.getByText('Showing 5 pets')).toBeVisible()
  })

  test('signing in is not answered from what was kept', async ({ page }) => {
    await page.reload()
    await expect(page.getByText(KEPT)).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => /__session|__\/|^\/(auth|login|signup)/.test(path))).toEqual([])
    await expect(page.goto('/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})

test('with a network, pages come from it and not from the device', async ({ page }) => {
  await visit(page, '/about')
  const answer = await page.goto('/about')
  expect(answer?.ok()).toBe(true)
  // As the build wrote it: the device keeps an empty shell.
  expect(await answer?.text()).toContain('Saathi means companion')
})

test('the release’s scripts, styles, fonts and shell are kept', async ({ page }) => {
  await visit(page, '/')
  const kept = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache'))
      const entries = await (await caches.open(name ?? '')).keys()
      return entries.map(({ url }) => new URL(url).pathname)
    })
  const html = await (await page.request.get('/')).text()
  const scripts = [...html.matchAll(/\/assets\/[^" ]+\.(?:js|css|woff2)/g)].map(([path]) => path)
  expect(await kept()).toEqual(expect.arrayContaining(['/shell', ...scripts]))
})
