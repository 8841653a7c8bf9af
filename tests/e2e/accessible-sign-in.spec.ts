import { avatar, createUser, logIn, newAddress, tryToLogIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test, toast } from '../support/site-test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      test('both tabs are accessible, with their problems too', async ({ page }) => {
        await page.goto('/login')
        await expect(page.getByRole('tabpanel', { name: 'Login' })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('tab', { name: 'Sign Up' }).click()
        await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click()
        await expect(page.getByText('There is a problem')).toBeVisible()
        await expectAccessible(page)
      })

      test('a failed login is accessible', async ({ page, expectConsole }) => {
        expectConsole(/status of 400/)
        await page.goto('/login')
        await tryToLogIn(page, newAddress())
        await expect(toast(page, 'Login failed. Please try again.')).toBeVisible()
        await expectAccessible(page)
      })

      test('the account’s menu is accessible', async ({ page }) => {
        await logIn(page, await createUser({ displayName: 'Asha Rao' }))
        await avatar(page).click()
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
        await expectAccessible(page)
      })
    })
  }
}
