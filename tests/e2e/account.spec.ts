import type { Page } from '@playwright/test'
import { avatar, createUser, expectSignedOut, logIn, logOut } from '../support/accounts.ts'
import { expect, test, toast } from '../support/site-test.ts'

/*
 * Who is signed in, as header and menu show it (specification sections 2, 3 and 4).
 */

/** Notes on every frame of the next pages whether sign-in links, or somebody's avatar, are to be seen. */
async function watchHeader(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seenInHeader: seen })
    const look = () => {
      for (const element of document.querySelectorAll('header a, header button')) {
        if (!element.checkVisibility()) continue
        if (element.textContent === 'Log in') seen.add('Log in')
        if (element.textContent?.startsWith('Account of')) seen.add('avatar')
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'seenInHeader') as Set<string>)])
}

test('the menu has the user’s name, email and links, and closes when one is followed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  const email = await createUser({ displayName: 'Asha Rao' })
  await logIn(page, email)
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Profile', '/profile'],
    ['My Bookings', '/bookings'],
    ['Saved Pets', '/favorites'],
  ] as const) {
    await avatar(page).click()
    const header = page.getByRole('banner')
    await expect(header.getByText('Asha Rao', { exact: true })).toBeVisible()
    await expect(header.getByText(email)).toBeVisible()
    await header.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(header.getByText(email)).toBeHidden()
  }
  // Esc closes it too, and the focus goes back.
  await avatar(page).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(email)).toBeHidden()
  await expect(avatar(page)).toBeFocused()
  await page.goto('/dashboard')
})

test('a user without a name is “User”, and an avatar that can’t be shown is replaced', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/another host|ERR_FAILED/)
  const email = await createUser()
  await logIn(page, email)
  await expect(page.getByRole('button', { name: 'Account of User' })).toHaveText('Account of UserU')

  await page.evaluate(async () => {
    const open = indexedDB.open('firebaseLocalStorageDb')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const store = open.result.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage')
    const all = store.getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    for (const entry of all.result) {
      entry.value.photoURL = 'https://pictures.example/broken.png'
      store.put(entry)
    }
  })
  await page.route(/accounts:lookup/, async (route) => {
    const response = await route.fetch()
    const { users } = await response.json()
    await route.fulfill({
      response,
      json: { users: [{ ...users[0], photoUrl: 'https://pictures.example/broken.png' }] },
    })
  })
  const asked = page.waitForRequest('https://pictures.example/broken.png')
  await page.reload()
  await asked
  await expect(page.getByRole('button', { name: 'Account of User' })).toHaveText('Account of UserU')
})

test('logging out says so and leads to Home', async ({ page }) => {
  await logIn(page, await createUser())
  await page.goto('/pets')
  await logOut(page)
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectSignedOut(page)
  await page.reload()
  await expectSignedOut(page)
})

test('a log-out that fails says so, leaves one signed in, and can be tried again', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/)
  await logIn(page, await createUser())
  await page.route('**/__session', (route) => route.abort(), { times: 1 })
  await logOut(page)
  await expect(toast(page, 'Failed to log out. Please try again.')).toBeVisible()
  await expect(avatar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  await expectSignedOut(page)
})

test('logging out and in again as somebody else shows the other', async ({ page }) => {
  await logIn(page, await createUser({ displayName: 'Asha Rao' }))
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  await logOut(page)
  await expectSignedOut(page)
  const other = await createUser({ displayName: 'Kabir Khan' })
  await logIn(page, other)
  await page.getByRole('button', { name: 'Account of Kabir Khan' }).click()
  await expect(page.getByText(other)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toHaveCount(0)
})

test('on a reload whoever is signed in never sees “Log in”, and whoever is not never sees an avatar', async ({
  page,
}) => {
  const seen = await watchHeader(page)
  await page.goto('/')
  await page.waitForRequest('**/__session')
  await expectSignedOut(page)
  expect(await seen()).toEqual(['Log in'])

  await logIn(page, await createUser())
  await page.reload()
  await expect(avatar(page)).toBeVisible()
  expect(await seen()).toEqual(['avatar'])
})

test('the avatar’s place is kept from the first paint: nothing in the header moves', async ({ page }) => {
  await logIn(page, await createUser())
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/live-account-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await nav.boundingBox()
  held.resolve()
  await expect(avatar(page)).toBeVisible()
  expect(await nav.boundingBox()).toEqual(before)
})

test('a device that remembers wrongly that somebody is signed in finds out', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('signed-in', 'yes'))
  await page.reload()
  await expectSignedOut(page)
  expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
})

test('another tab follows when one logs in, and when one logs out', async ({ page, context }) => {
  const email = await createUser()
  const other = await context.newPage()
  await other.goto('/pets')
  await expectSignedOut(other)
  await logIn(page, email)
  await expect(avatar(other)).toBeVisible()
  await logOut(page)
  await expectSignedOut(other)
  await expect(other).toHaveURL('/pets')
})
