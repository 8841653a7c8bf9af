import { expect, test, toast } from '../support/site-test.ts'

// The 20th of November 2026, half past midnight in India: still the 19th in UTC.
const JUST_PAST_MIDNIGHT = new Date('2026-11-19T19:00:00Z')

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(JUST_PAST_MIDNIGHT)
})

test('the booking starts on the visitor’s own today and ends tomorrow', async ({ page }) => {
  await page.goto('/pets/bruno')
  await expect(page.getByLabel('Start date')).toHaveValue('2026-11-20')
  await expect(page.getByLabel('End date')).toHaveValue('2026-11-21')
})

test('the total follows the dates and the service', async ({ page }) => {
  await page.goto('/pets/bruno')
  const card = page.getByRole('region', { name: 'Book Bruno' })
  await page.getByLabel('End date').fill('2026-11-26')
  await expect(card).toContainText('₹500 × 7 days')
  await expect(card).toContainText('₹3,500')
  await card.getByText('Fostering', { exact: true }).click()
  await expect(card).toContainText('₹3,500')
})

test('a start after the end moves the end to the day after', async ({ page }) => {
  await page.goto('/pets/bruno')
  await page.getByLabel('Start date').fill('2026-12-31')
  await expect(page.getByLabel('End date')).toHaveValue('2027-01-01')
})

for (const [what, field, value, problem] of [
  ['a start in the past', 'Start date', '2026-11-19', 'The start date cannot be in the past.'],
  ['an end in the past', 'End date', '2026-11-19', 'The end date cannot be in the past.'],
  ['no start', 'Start date', '', 'Please choose a start date.'],
  ['no end', 'End date', '', 'Please choose an end date.'],
] as const) {
  test(`${what} is refused in words, and led back to`, async ({ page }) => {
    await page.goto('/pets/bruno')
    await page.getByLabel(field).fill(value)
    await expect(page.getByText(problem)).toBeVisible()
    await page.getByRole('button', { name: 'Request Booking' }).click()
    await expect(page.getByLabel(field)).toBeFocused()
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(problem)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('an end before the start is refused in words', async ({ page }) => {
  await page.goto('/pets/bruno')
  await page.getByLabel('Start date').fill('2026-11-25')
  await page.getByLabel('End date').fill('2026-11-24')
  await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible()
})

test('fostering without rental is free, and the request goes to the owner once', async ({ page }) => {
  await page.goto('/pets/mithu')
  const card = page.getByRole('region', { name: 'Book Mithu' })
  await expect(card.getByRole('radio', { name: 'Fostering' })).toBeChecked()
  await expect(card).toContainText('Free')
  await card.getByRole('button', { name: 'Request Booking' }).dblclick()
  await expect(toast(page, 'Booking request sent to the owner!')).toHaveCount(1)
  await expect(card.getByRole('button', { name: 'Request sent' })).toBeVisible()
})

test('an adoption is settled with the owner: no dates, no total, a request', async ({ page }) => {
  await page.goto('/pets/gulabo')
  const card = page.getByRole('region', { name: 'Book Gulabo' })
  await expect(card).toContainText('Contact owner')
  await expect(card.getByLabel('Start date')).toHaveCount(0)
  await card.getByRole('button', { name: 'Request Booking' }).click()
  await expect(toast(page, 'Booking request sent to the owner!')).toBeVisible()
})

test('a request that can’t be checked says so, and can be sent again', async ({ page, context, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  expectConsole(/@firebase\/firestore/)
  await page.goto('/pets/mithu')
  const card = page.getByRole('region', { name: 'Book Mithu' })
  await expect(card).toBeVisible()
  await context.route(/:batchGet/, (route) => route.abort('connectionfailed'))
  await card.getByRole('button', { name: 'Request Booking' }).click()
  await expect(card.getByRole('alert')).toContainText('Check your connection, then try again.')
  await context.unroute(/:batchGet/)
  await card.getByRole('button', { name: 'Request Booking' }).click()
  await expect(toast(page, 'Booking request sent to the owner!')).toBeVisible()
})
