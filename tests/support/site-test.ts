import { test as base, expect, type Page } from '@playwright/test'

export { expect }

type SiteFixtures = {
  /** Says that the page will report this on the console; anything that no test expected fails it. */
  expectConsole: (text: RegExp) => void
  quietPage: undefined
}

/**
 * A browser test of the site. It fails on any console error or warning, uncaught error, breach of the content
 * security policy or request to another host that the test did not expect.
 */
export const test = base.extend<SiteFixtures>({
  expectConsole: async ({ page: _page }, use) => {
    await use((text) => expectedBy(_page).push(text))
  },

  quietPage: [
    async ({ page, context, baseURL }, use) => {
      const noise: string[] = []
      const home = new URL(baseURL ?? '').hostname

      page.on('console', (message) => {
        // The worker is kept out by playwright.config.ts.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (message.type() === 'error' || message.type() === 'warning')
          noise.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      await context.route(
        (url) => url.hostname !== home && url.protocol.startsWith('http'),
        async (route) => {
          noise.push(`request to another host: ${route.request().url()}`)
          await route.abort()
        },
      )
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`Content security policy: ${event.violatedDirective} refused ${event.blockedURI}`)
        })
      })

      await use(undefined)

      const expected = expectedBy(page)
      expect(noise.filter((line) => !expected.some((text) => text.test(line)))).toEqual([])
      for (const text of expected) {
        expect(
          noise.some((line) => text.test(line)),
          `the console says ${text}`,
        ).toBe(true)
      }
    },
    { auto: true },
  ],
})

const expectations = new WeakMap<object, RegExp[]>()

function expectedBy(page: object): RegExp[] {
  const found = expectations.get(page) ?? []
  expectations.set(page, found)
  return found
}

/**
 * Fails where that message came up. What did not come can't be waited for, so another message is called up by the
 * header's empty search: had the first one been on its way, it would stand there by then, too.
 */
export async function expectNoToast(page: Page, text: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(toast(page, 'Please enter a search term.')).toBeVisible()
  // At once and not with patience: a message goes away by itself after some seconds.
  expect(await toast(page, text).count()).toBe(0)
}

/** The message that stands over the page for some seconds. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
