import { expect, test } from '../support/site-test.ts'

test('a visitor finds a pet: home, browse, filter, its page, an unknown pet, an unknown page', async ({
  page,
  expectConsole,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect with Pet Lovers across India')
  const featured = page.getByRole('region', { name: 'Featured Pets' })
  await expect(featured.getByRole('article')).toHaveCount(5)

  await featured.getByRole('link', { name: 'See All Pets' }).click()
  await expect(page).toHaveURL('/pets')
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Pets' })).toBeFocused()
  await expect(page.getByText('Showing 5 pets')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Dog' }).check()
  await expect(page.getByText('Showing 1 pet', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/pets?type=dog')

  await page.getByRole('link', { name: 'Bruno' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno' })).toBeVisible()
  await expect(page).toHaveTitle(/Bruno/)
  await expect(page.getByText('For Rent')).toBeVisible()
  await expect(page.getByText('Currently Available')).toBeVisible()

  expectConsole(/404: no pet has the id “no-such-pet”/)
  await page.goto('/pets/no-such-pet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')

  expectConsole(/Failed to load resource: the server responded with a status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Oops! Page not found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
