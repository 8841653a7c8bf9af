import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { FILES, hostWizard } from '../support/host-wizard.ts'
import { expect, test } from '../support/site-test.ts'

const PAGES = ['/about', '/safety', '/careers', '/trust', '/terms', '/privacy', '/cookies', '/user']

/** One page as it stands, in both themes and on a phone, a tablet and a desktop. */
async function expectAccessibleEverywhere(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await test.step(`${colorScheme}, ${width} px`, () => expectAccessible(page))
    }
  }
}

test.describe('in both themes and at 360, 768 and 1280 px', () => {
  test.setTimeout(90_000)

  for (const path of PAGES) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleEverywhere(page)
    })
  }

  for (const path of ['/help', '/faqs']) {
    test(`${path} is accessible with an answer unfolded`, async ({ page }) => {
      await page.goto(path)
      await page.locator('summary').first().click()
      await expectAccessibleEverywhere(page)
    })
  }

  for (const path of ['/help', '/contact']) {
    test(`the form of ${path} is accessible with its problems`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('There is a problem')).toBeVisible()
      await expectAccessibleEverywhere(page)
    })
  }

  test('the first step of the host wizard is accessible, with a problem in it', async ({ page }) => {
    await page.goto('/host')
    await page.getByLabel('Age (years)').fill('-1')
    await expectAccessibleEverywhere(page)
  })

  test('the second step is accessible', async ({ page }) => {
    await page.goto('/host')
    await hostWizard(page).next.click()
    await expect(page.getByLabel('UPI ID')).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  test('the third step is accessible, with photos and problems', async ({ page }) => {
    await page.goto('/host')
    const wizard = hostWizard(page)
    await wizard.goToPhotos()
    await page.getByLabel('Main photo').setInputFiles(FILES.photo)
    await page.getByLabel('Photo 2').setInputFiles(FILES.broken)
    await expect(page.getByText(/^Photo 2: /)).toBeVisible()
    await wizard.submit.click()
    await expectAccessibleEverywhere(page)
  })

  test('the success step is accessible', async ({ page }) => {
    await page.goto('/host')
    const wizard = hostWizard(page)
    await wizard.goToPhotos()
    await wizard.agree.check()
    await wizard.submit.click()
    await expect(wizard.step('Listing Submitted Successfully')).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})
