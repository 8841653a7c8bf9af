import { expect, test } from '../support/site-test.ts'

test('help has three cards and six questions, of which one is open at a time', async ({ page }) => {
  await page.goto('/help')
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /General Questions|Pet Owners|Pet Renters/ }),
  ).toHaveCount(3)
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('group')
  await expect(questions).toHaveCount(6)
  const first = questions.nth(0)
  const second = questions.nth(1)

  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open', '')
  await second.locator('summary').click()
  await expect(second).toHaveAttribute('open', '')
  await expect(first).not.toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(second).not.toHaveAttribute('open')
})

test('help says that listing requires an account', async ({ page }) => {
  await page.goto('/help')
  await page.getByText('Do I need an account to list my pet?').click()
  await expect(page.getByText('Listing a pet requires an account')).toBeVisible()
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/help')
  const first = page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('group').first()
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(first).not.toHaveAttribute('open')
})

test('the FAQ page has four groups of three, each with one answer open, and leads to contact and help', async ({
  page,
}) => {
  await page.goto('/faqs')
  const main = page.getByRole('main')
  for (const group of ['General Questions', 'Pet Rental', 'Fostering & Adoption', 'Account & Payment']) {
    const questions = main.getByRole('region', { name: group }).getByRole('group')
    await expect(questions).toHaveCount(3)
    await questions.nth(0).locator('summary').click()
    await questions.nth(2).locator('summary').click()
    await expect(questions.nth(0)).not.toHaveAttribute('open')
    await expect(questions.nth(2)).toHaveAttribute('open', '')
  }
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Help & Support' })).toHaveAttribute('href', '/help')
})

test('the FAQ page quotes typical rates', async ({ page }) => {
  await page.goto('/faqs')
  await page.getByText('What does it cost to rent a pet?').click()
  await expect(page.getByText('₹300 to ₹1,000 per day for dogs and ₹200 to ₹600 per day for cats')).toBeVisible()
})
