import type { Page } from '@playwright/test'
import { FILES, hostWizard, LISTED } from '../support/host-wizard.ts'
import { expect, test, toast } from '../support/site-test.ts'

/** What has the focus, by the name that a screen reader gives it. */
const focused = (page: Page) => page.locator(':focus')

test('a pet is listed by keyboard alone', async ({ page }) => {
  await page.goto('/host')
  const wizard = hostWizard(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await page.getByLabel('Pet Name').focus()
  await page.keyboard.type('Bruno')
  await press('Tab', 'd', 'Tab')
  await expect(page.getByLabel('Pet Type')).toHaveValue('dog')
  await page.keyboard.type('Indie')
  await press('Tab')
  await page.keyboard.type('3')
  // Enter in a field leads on, as Next does.
  await press('Enter')

  await expect(wizard.step('Services & Pricing')).toBeFocused()
  await press('Tab', 'Space')
  await expect(page.getByRole('checkbox', { name: 'Rental' })).toBeChecked()
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('500')
  await expect(page.getByLabel('Price (₹)')).toHaveValue('500')
  await press('Enter')

  await expect(wizard.step('Photos & Requirements')).toBeFocused()
  await press('Tab')
  await expect(page.getByLabel('Main photo')).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await press('Enter')
  await (await chooser).setFiles(FILES.photo)
  await expect(page.getByRole('button', { name: 'Remove main photo' })).toBeVisible()
  await press('Tab', 'Enter')
  await expect(page.getByLabel('Main photo')).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await page.keyboard.type('Two walks a day')
  await press('Tab', 'Tab', 'Tab', 'Space')
  await expect(wizard.agree).toBeChecked()
  await press('Tab', 'Tab', 'Tab', 'Tab')
  await expect(wizard.submit).toBeFocused()
  await press('Enter')

  await expect(wizard.step('Listing Submitted Successfully')).toBeFocused()
  await expect(toast(page, LISTED)).toBeVisible()
  await press('Tab')
  await expect(focused(page)).toHaveText('Go to Dashboard')
})
