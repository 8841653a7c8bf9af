import { expectAccessible } from '../support/axe.ts'
import { fillInOwner, serveQrCodes } from '../support/payment.ts'
import { expect, test } from '../support/site-test.ts'

const OPEN_DIALOG = 'dialog[open]'
const SCREENS = ['/', '/pets', '/pets?search=nothing', '/pets/bruno', '/pets/moti', '/pets/adopt-1', '/adoption']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      for (const path of SCREENS) {
        test(`${path} is accessible`, async ({ page }) => {
          await page.goto(path)
          await expect(page.getByText(/Loading/)).toHaveCount(0)
          await expectAccessible(page)
        })
      }

      test('the not-found page is accessible', async ({ page, expectConsole }) => {
        expectConsole(/status of 404/)
        await page.goto('/nowhere')
        await expectAccessible(page)
      })

      test('every step of the payment is accessible', async ({ page }) => {
        await serveQrCodes(page)
        await page.goto('/pets/bruno')
        await page.getByRole('button', { name: 'Request Booking' }).click()
        await expect(page.getByRole('dialog', { name: 'Who do you pay?' })).toBeVisible()
        await page.getByRole('button', { name: 'Continue to payment' }).click()
        await expect(page.getByText('There is a problem')).toBeVisible()
        await expectAccessible(page, OPEN_DIALOG)
        await fillInOwner(page)
        await page.getByRole('button', { name: 'Continue to payment' }).click()
        await expect(page.getByRole('dialog', { name: 'Pay by UPI' })).toBeVisible()
        await expectAccessible(page, OPEN_DIALOG)
        await page.getByRole('button', { name: 'Confirm Payment' }).click()
        await expect(page.getByRole('dialog', { name: 'Payment Confirmed', exact: true })).toBeVisible()
        await expectAccessible(page, OPEN_DIALOG)
      })

      test('the pictures over the whole screen are accessible', async ({ page }) => {
        await page.goto('/pets/bruno')
        await page.getByRole('list', { name: 'Pictures of Bruno' }).getByRole('button').first().click()
        await expect(page.getByRole('dialog', { name: 'Pictures of Bruno' })).toBeVisible()
        await expectAccessible(page, OPEN_DIALOG)
      })
    })
  }
}
