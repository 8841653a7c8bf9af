import type { BrowserContext } from '@playwright/test'
import { expectSignedOut, tryToLogIn, tryToSignUp } from '../support/accounts.ts'
import { changeScript } from '../support/change-script.ts'
import { expect, test, toast } from '../support/site-test.ts'

/*
 * A build with no Firebase configuration, or a broken one (specification section 8, docs/decisions/006-sign-in.md).
 */

/** The site as built without an API key, which the identity library can't do without. */
const withoutKey = (context: BrowserContext) => changeScript(context, /(["'`])demo-key\1/, '""')

test('the console says so, auth is null, and the rest works', async ({ page, context, expectConsole }) => {
  expectConsole(/^error: Firebase auth is not initialized\./)
  const changed = await withoutKey(context)
  await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'))
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Firebase auth is not initialized.'))
  await page.goto('/pets')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await said
  await expectSignedOut(page)
  await page.getByRole('link', { name: 'Bruno' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno' })).toBeVisible()
  expect(changed()).toBe(1)
})

test('every way in gives its specified message, again and again', async ({ page, context, expectConsole }) => {
  expectConsole(/Firebase auth is not initialized\./)
  await withoutKey(context)
  await page.goto('/login')
  const alert = page.getByRole('main').getByRole('alert')
  for (const attempt of ['first', 'second']) {
    await test.step(attempt, async () => {
      await page.getByRole('tab', { name: 'Login' }).click()
      await tryToLogIn(page, 'asha@pawsaathi.example')
      await expect(alert).toHaveText('Login failed. Please try again.')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await tryToSignUp(page, 'asha@pawsaathi.example')
      await expect(alert).toHaveText('Signup failed. Please try again.')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await expect(alert).toHaveText('Google login failed. Please try again.')
    })
  }
  await expect(toast(page, 'Google login failed. Please try again.').first()).toBeVisible()
  await expectSignedOut(page)
})

test('the header’s Log in gives the message too', async ({ page, context, expectConsole }) => {
  expectConsole(/Firebase auth is not initialized\./)
  await withoutKey(context)
  await page.goto('/auth?provider=google')
  await expect(toast(page, 'Google login failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})
