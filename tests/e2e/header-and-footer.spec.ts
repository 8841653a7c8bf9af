import { LINKED_NOT_FOUND } from '../support/missing-pages.ts'
import { expect, test } from '../support/site-test.ts'

test('the header leads to the main screens and marks the one that is open', async ({ page }) => {
  await page.goto('/help')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Browse Pets', 'Become a Host', 'Help'])
  await expect(nav.getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('link', { name: 'Become a Host' }).click()
  await expect(page).toHaveURL('/host')
  await expect(page.getByRole('heading', { level: 1, name: 'Become a Pet Host' })).toBeFocused()
})

test('signed out, Log in and Sign up both lead to sign-in with Google', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['Log in', 'Sign up'])
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', '/auth?provider=google')
})

test('the header stays on screen', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('heading', { name: 'How to reach us' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner').getByRole('link', { name: 'PawSaathi' })).toBeInViewport()
})

test('the footer links to the static pages and names the current year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const pages = [
    '/about',
    '/careers',
    '/contact',
    '/help',
    '/faqs',
    '/safety',
    '/trust',
    '/terms',
    '/privacy',
    '/cookies',
  ]
  for (const path of [...pages, ...LINKED_NOT_FOUND]) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
  await expect(footer).toContainText(`© ${new Date().getFullYear()} PawSaathi`)
})

test('a page that is opened by a link far down starts at its top', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
