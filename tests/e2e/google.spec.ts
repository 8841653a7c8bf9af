import type { BrowserContext, Page } from '@playwright/test'
import { avatar, expectSignedOut, logOut, newAddress, refusal } from '../support/accounts.ts'
import { changeScript } from '../support/change-script.ts'
import { chooseGoogleAccount, serveGoogle } from '../support/google.ts'
import { expect, test, toast } from '../support/site-test.ts'

/*
 * Signing in with Google (specification sections 2 and 7), against the Auth emulator's place of Google's page.
 */

const FAILED = 'Google login failed. Please try again.'
const person = () => ({ email: newAddress(), name: 'Meera Iyer' })

test.beforeEach(({ context }) => serveGoogle(context))

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const busyButton = (page: Page) => page.getByRole('button', { name: 'Connecting to Google...' })

async function expectSignedInWithGoogle(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Successfully logged in with Google!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Meera Iyer' })).toBeVisible()
}

/** From here on no window opens, as in a browser that blocks popups. */
const blockPopups = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null
  })

/** The identity provider finds fault with what Google says, that many times. */
const refuseGooglesAnswer = (context: BrowserContext, times = 1) =>
  context.route(/accounts:signInWithIdp/, (route) => route.fulfill(refusal('INVALID_IDP_RESPONSE')), { times })

/** Comes to the sign-in screen by its address alone. Playwright's looks at a page would count as clicks. */
async function comeByAddress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })
  })
  await page.goto('/auth?provider=google')
}

test('the button opens Google’s page in a popup, and whoever chooses an account is signed in', async ({ page }) => {
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await googleButton(page).click()
  await expect(busyButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  await chooseGoogleAccount(await opened, person())
  await expectSignedInWithGoogle(page)
})

test('the header’s Log in opens the popup with that very click', async ({ page }) => {
  await page.goto('/pets')
  // The identity library has come while the visitor looked around.
  await page.waitForResponse('**/__session')
  const opened = page.waitForEvent('popup')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const popup = await opened
  await expect(page).toHaveURL('/auth')
  await chooseGoogleAccount(popup, person())
  await expectSignedInWithGoogle(page)
})

test('on /auth the header’s Log in starts again', async ({ page, context, expectConsole }) => {
  expectConsole(/status of 400/)
  await refuseGooglesAnswer(context, 1)
  await page.goto('/auth')
  const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  const first = page.waitForEvent('popup')
  await logInLink.click()
  await chooseGoogleAccount(await first, person())
  await expect(toast(page, FAILED)).toBeVisible()

  const second = page.waitForEvent('popup')
  await logInLink.click()
  await chooseGoogleAccount(await second, person())
  await expectSignedInWithGoogle(page)
})

test('with no click, /auth?provider=google leaves for Google at once, and comes back signed in', async ({ page }) => {
  let popups = 0
  page.on('popup', () => popups++)
  await comeByAddress(page)
  await page.waitForURL(/emulator\/auth\/handler/)
  await chooseGoogleAccount(page, person())
  await expectSignedInWithGoogle(page)
  expect(popups).toBe(0)

  // Once: neither the way back nor a reload starts it again.
  await page.reload()
  await expect(avatar(page)).toBeVisible()
  await logOut(page)
  await page.goto('/auth')
  await expect(googleButton(page)).toBeEnabled()
})

test('on the way back from Google the screen says that it is connecting', async ({ page, context }) => {
  await comeByAddress(page)
  await page.waitForURL(/emulator\/auth\/handler/)
  const held = Promise.withResolvers<void>()
  await context.route(/accounts:signInWithIdp/, async (route) => {
    await held.promise
    await route.continue()
  })
  await chooseGoogleAccount(page, person())
  await expect(page).toHaveURL('/auth')
  await expect(busyButton(page)).toBeVisible()
  held.resolve()
  await expectSignedInWithGoogle(page)
})

test('whoever comes back from Google without choosing finds the form as it was', async ({ page }) => {
  await comeByAddress(page)
  await page.waitForURL(/emulator\/auth\/handler/)
  await page.goto('/auth')
  await expect(googleButton(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectSignedOut(page)
})

test('where popups are blocked, the whole page goes to Google instead', async ({ page }) => {
  await blockPopups(page)
  await page.goto('/login')
  await googleButton(page).click()
  await page.waitForURL(/emulator\/auth\/handler/)
  await chooseGoogleAccount(page, person())
  await expectSignedInWithGoogle(page)
})

test('a popup that is closed says that it failed, and one can try again', async ({ page }) => {
  // The library gives a closed popup eight seconds, in case its answer is still on the way.
  test.slow()
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await googleButton(page).click()
  await (await opened).close()
  await expect(toast(page, FAILED)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(FAILED)
  await expect(googleButton(page)).toHaveAccessibleDescription(FAILED)
  await expectSignedOut(page)

  const again = page.waitForEvent('popup')
  await googleButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await chooseGoogleAccount(await again, person())
  await expectSignedInWithGoogle(page)
})

test('an answer of Google that the provider refuses says that it failed', async ({ page, context, expectConsole }) => {
  expectConsole(/status of 400/)
  await refuseGooglesAnswer(context)
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await googleButton(page).click()
  await chooseGoogleAccount(await opened, person())
  await expect(toast(page, FAILED)).toBeVisible()
  await expectSignedOut(page)
})

test('the same on the way back of a redirect', async ({ page, context, expectConsole }) => {
  expectConsole(/status of 400/)
  await refuseGooglesAnswer(context)
  await comeByAddress(page)
  await page.waitForURL(/emulator\/auth\/handler/)
  await chooseGoogleAccount(page, person())
  await expect(toast(page, FAILED)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expectSignedOut(page)
})

for (const path of ['/auth?provider=google', '/login']) {
  test(`a site that is not among the project’s domains says so: ${path}`, async ({ page, context }) => {
    // Against the emulator the library leaves this check out.
    const changed = await changeScript(context, /if\(\w+\.config\.emulator\)return;(?=\w+\s*\{authorizedDomains)/, '')
    await context.route(/\/v1\/projects\?/, (route) =>
      route.fulfill({
        json: { authorizedDomains: ['elsewhere.example'] },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    )
    if (path === '/login') {
      await page.goto(path)
      await googleButton(page).click()
    } else await comeByAddress(page)
    await expect(toast(page, 'Unauthorized domain. Please check Firebase settings.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Unauthorized domain. Please check Firebase settings.',
    )
    await expectSignedOut(page)
    expect(changed()).toBe(1)
  })
}

test('no network on the way to Google says that it failed, and nothing stays busy', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await page.goto('/login')
  await context.route('https://apis.google.com/**', (route) => route.abort())
  await googleButton(page).click()
  await expect(toast(page, FAILED)).toBeVisible()
  await expect(googleButton(page)).toBeEnabled()
  await expectSignedOut(page)
})
