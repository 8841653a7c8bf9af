import { expect, expectNoToast, test } from '../support/site-test.ts'

test('the adoption page shows six placeholders, then six pets', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  const toAdoption = page.getByRole('contentinfo').getByRole('link', { name: 'Adoption' })
  // Its script is there: the page could not go on without its clock before that.
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.getByRole('button', { name: 'Dark theme', pressed: true })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await toAdoption.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pet Adoption' })).toBeVisible()
  await expect(page.getByText('Loading pets…')).toBeAttached()
  await expect(page.locator('[data-placeholder]')).toHaveCount(6)
  await page.clock.runFor(1000)
  await expect(page.getByRole('article')).toHaveCount(6)
  const rani = page.getByRole('article').filter({ hasText: 'Rani' })
  await expect(rani).toContainText(/Indie · \d+ years? · Female/)
  await expect(rani).toContainText('Mumbai')
})

test('neither the place nor the type filters the list', async ({ page }) => {
  await page.goto('/adoption')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByLabel('Location').fill('Nowhere')
  const type = page.getByLabel('Pet type')
  await expect(type.getByRole('option')).toHaveText(['All', 'Dog', 'Cat', 'Bird', 'Other'])
  await type.selectOption('Bird')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('a pet can be saved on its card, and nothing else happens', async ({ page }) => {
  await page.goto('/adoption')
  const heart = page.getByRole('button', { name: 'Save Rani' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/adoption')
  await expectNoToast(page, 'Rani has been added to your favorites!')
})

test('inquiring opens the pet’s page at its booking card', async ({ page }) => {
  await page.goto('/adoption')
  await page.getByRole('link', { name: 'Inquire About Adoption of Kajal' }).click()
  await expect(page).toHaveURL('/pets/adopt-4#book')
  const card = page.getByRole('region', { name: 'Book Kajal' })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await expect(card).toContainText('Contact owner')
})
