import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-test.ts'

/** The pages that show portraits, and how many. */
const PAGES = [
  ['/', 6],
  ['/pets', 5],
  ['/adoption', 6],
  ['/pets/bruno', 5],
  ['/pets/adopt-1', 1],
] as const

const portraits = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Illustration of/ })

for (const width of [360, 768, 1280]) {
  for (const [path, count] of PAGES) {
    test(`${path} at ${width} px fetches each portrait in the width that it is shown in, the largest one first`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
      await page.goto(path)
      // The page of a pet has its main picture before all else, and once more when the pet is there.
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
      const all = portraits(page)
      await expect(all).toHaveCount(count)
      const first = page.locator('img[fetchpriority="high"]')
      await expect(first).toHaveCount(1)
      await expect(all.first()).toHaveAttribute('fetchpriority', 'high')
      await expect(first).toBeInViewport()

      for (const portrait of await all.all()) {
        await portrait.scrollIntoViewIfNeeded()
        // Of a picture with a `srcset`, the natural width is the one that `sizes` promised.
        await expect
          .poll(() => portrait.evaluate((img: HTMLImageElement) => Math.abs(img.naturalWidth - img.clientWidth)))
          .toBeLessThanOrEqual(2)
      }
    })
  }
}

test.describe('on a phone of 360 px with two pixels for each', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  test('a card and a pet’s page take the portrait of the middle width', async ({ page }) => {
    for (const path of ['/pets', '/pets/bruno']) {
      await page.goto(path)
      await expect
        .poll(() =>
          portraits(page)
            .first()
            .evaluate((img: HTMLImageElement) => img.currentSrc),
        )
        .toMatch(/-672\.avif$/)
    }
  })
})

test('nothing moves when the pets and their pictures come', async ({ page }) => {
  for (const [path, count] of PAGES) {
    await page.goto(path)
    await expect(portraits(page)).toHaveCount(count)
    const first = page.locator('img[fetchpriority="high"]')
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          const observer = new PerformanceObserver((list) => add(list.getEntries()))
          const add = (entries: PerformanceEntryList) => {
            for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
          }
          observer.observe({ type: 'layout-shift', buffered: true })
          // Two frames: what was laid out before is in the records by then.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              add(observer.takeRecords())
              resolve(sum)
            }),
          )
        }),
    )
    expect(shift, `the page ${path}`).toBeLessThanOrEqual(0.02)
  }
})
