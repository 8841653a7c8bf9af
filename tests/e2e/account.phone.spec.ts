import { avatar, createUser, logIn, logOut } from '../support/accounts.ts'
import { expect, test, toast } from '../support/site-test.ts'

test('signed in, the avatar’s menu is in reach and the main menu has no sign-in links', async ({ page }) => {
  const email = await createUser({ displayName: 'Asha Rao' })
  await logIn(page, email)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  for (const name of ['Sign in with Google', 'Log in', 'Sign up']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
  }
  await page.keyboard.press('Escape')

  await avatar(page).click()
  await expect(page.getByText(email)).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Saved Pets' }).first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await logOut(page)
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
})

test('Log in and Sign up of the menu lead to the sign-in screen', async ({ page }) => {
  for (const [name, path] of [
    ['Log in', '/auth'],
    ['Sign up', '/signup'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible()
  }
})

for (const path of ['/', '/login', '/signup']) {
  test(`${path} does not scroll sideways at 320 px when signed in`, async ({ page }) => {
    await logIn(page, await createUser({ displayName: 'Asha Rao' }))
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(avatar(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test.describe('a phone’s own browser', () => {
  // The library goes by the browser's name.
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; moto g) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  })

  test('asks Google for nothing before somebody wants to sign in with it', async ({ page }) => {
    // Any call to another host fails the test.
    await page.goto('/')
    await page.waitForResponse('**/__session')
    await page.goto('/login')
    await page.waitForResponse('**/__session')
  })
})
