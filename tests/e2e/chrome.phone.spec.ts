import { expect, test } from '../support/site-test.ts'

test('the menu opens, leads on and closes; Esc closes it too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Browse Pets', 'Become a Host', 'Help'])
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth?provider=google')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth')
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')

  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Browse Pets' }).click()
  await expect(page).toHaveURL('/pets')
  await expect(menu).toBeHidden()
})

test('the filters fold away behind a button and come back with Apply Filters', async ({ page }) => {
  await page.goto('/pets')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Dog' })).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Dog' }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('checkbox', { name: 'Dog' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  await expect(page.getByText('Showing 1 pet', { exact: true })).toBeVisible()
})

test('the pictures of a pet are a strip to swipe, with a counter', async ({ page }) => {
  await page.goto('/pets/bruno')
  await expect(page.getByText('1 of 5')).toBeVisible()
  const strip = page.getByRole('list', { name: 'Pictures of Bruno' })
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth }))
  await expect(page.getByText('2 of 5')).toBeVisible()
})

for (const path of ['/', '/pets', '/pets/bruno', '/pets/adopt-1', '/nowhere']) {
  test(`${path} does not scroll sideways at 320 px, which is 400 % zoom`, async ({ page, expectConsole }) => {
    if (path === '/nowhere') expectConsole(/status of 404/)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
