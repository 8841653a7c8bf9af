import type { BrowserContext, Page } from '@playwright/test'
import { GOOGLE_PLATFORM_SCRIPT } from './google-platform.ts'

/** Serves what signing in with Google asks of other hosts, so that it runs against the Auth emulator. */
export async function serveGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE_PLATFORM_SCRIPT }),
  )
  // Fonts and styles of the emulator's own page; it works without.
  await context.route(/^https:\/\/(fonts\.googleapis\.com|unpkg\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
      body: '',
    }),
  )
}

/** In the emulator's place of Google's page: adds an account and signs in with it. */
export async function chooseGoogleAccount(google: Page, account: { email: string; name: string }): Promise<void> {
  await google.waitForFunction(() => typeof Reflect.get(window, 'toggleForm') === 'function')
  await google.locator('.js-new-account').click()
  await google.locator('#email-input').fill(account.email)
  await google.locator('#display-name-input').fill(account.name)
  await google.locator('#sign-in').click()
}
