import type { Page } from '@playwright/test'
import {
  avatar,
  createUser,
  expectSignedOut,
  logIn,
  logOut,
  newAddress,
  tryToLogIn,
  tryToSignUp,
} from '../support/accounts.ts'
import { changeScript } from '../support/change-script.ts'
import { expect, test, toast } from '../support/site-test.ts'

/*
 * The token sync as a browser makes it (specification section 7). It is a half-public part of the Firebase SDK, so
 * these tests say whether a new version still has it.
 */

/** Notes every call of the endpoint, and every token that goes elsewhere than there and to Firestore. */
function watchSync(page: Page) {
  const calls: string[] = []
  const astray: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, port } = new URL(request.url())
    const isEndpoint = pathname === '/__session' && origin === new URL(page.url()).origin
    const hasToken = /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/.test(request.headers().authorization ?? '')
    const isFirestore = process.env.FIRESTORE_EMULATOR_HOST?.endsWith(`:${port}`)
    if (isEndpoint) calls.push(`${request.method()}${hasToken ? ' with a token' : ''}`)
    else if (pathname.includes('__session') || (hasToken && !isFirestore)) astray.push(request.url())
  })
  return { calls, astray }
}

test('one POST after sign-in, one DELETE after sign-out, none to another origin', async ({ page, context }) => {
  const sync = watchSync(page)
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === '__session')

  await page.goto('/login')
  // Whoever arrives signed out has no session to keep.
  await page.waitForResponse('**/__session')
  expect(sync.calls.splice(0)).toEqual(['DELETE'])

  await tryToLogIn(page, await createUser())
  await expect(avatar(page)).toBeVisible()
  expect(sync.calls.splice(0)).toEqual(['POST with a token'])
  expect(await sessionCookie()).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })

  await logOut(page)
  await expectSignedOut(page)
  expect(sync.calls.splice(0)).toEqual(['DELETE'])
  expect(await sessionCookie()).toBeUndefined()
  expect(sync.astray).toEqual([])
})

test('signing up starts a session too', async ({ page }) => {
  await page.goto('/signup')
  await page.waitForResponse('**/__session')
  const sync = watchSync(page)
  await tryToSignUp(page, newAddress())
  await expect(avatar(page)).toBeVisible()
  expect(sync.calls).toEqual(['POST with a token'])
})

test('where no sync address is configured, nothing is sent', async ({ page, context }) => {
  const changed = await changeScript(context, /_authTokenSyncURL:\s*(["'`])\/__session\1,?/, '')
  const sync = watchSync(page)
  await logIn(page, await createUser())
  await logOut(page)
  await expectSignedOut(page)
  expect(changed()).toBe(1)
  expect(sync.calls).toEqual([])
  expect(sync.astray).toEqual([])
})

test('an endpoint that answers 500 keeps nobody from signing in or out', async ({ page, expectConsole }) => {
  expectConsole(/status of 500/)
  await page.route('**/__session', (route) => route.fulfill({ status: 500 }))
  await logIn(page, await createUser())
  await expect(toast(page, 'Successfully logged in!')).toBeVisible()
  await logOut(page)
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
})

test('a slow endpoint makes sign-in slow: it says that it is running, and then succeeds', async ({ page }) => {
  await page.goto('/login')
  await page.waitForResponse('**/__session')
  const held = Promise.withResolvers<void>()
  await page.route('**/__session', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/__session')
  await tryToLogIn(page, await createUser())
  await asked
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await expectSignedOut(page)
  held.resolve()
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeVisible()
})

for (const { path, send, words } of [
  {
    path: '/login',
    send: async (page: Page) => tryToLogIn(page, await createUser()),
    words: 'Login failed. Please try again.',
  },
  { path: '/signup', send: (page: Page) => tryToSignUp(page, newAddress()), words: 'Signup failed. Please try again.' },
]) {
  test(`${path}: an endpoint out of reach is a failure, leaves nobody half signed in, and one can try again`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_CONNECTION_REFUSED/)
    await page.goto(path)
    await page.waitForResponse('**/__session')
    await page.route('**/__session', (route) => route.abort('connectionrefused'), { times: 1 })
    await send(page)
    await expect(toast(page, words)).toBeVisible()
    await expectSignedOut(page)
    await page.reload()
    await expectSignedOut(page)

    await send(page)
    await expect(page).toHaveURL('/')
    await expect(avatar(page)).toBeVisible()
  })

  test(`${path}: without a network it is a failure, and one can try again with one`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(path)
    await page.waitForResponse('**/__session')
    await context.setOffline(true)
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
    await expect(toast(page, words)).toBeVisible()
    await expectSignedOut(page)
    await context.setOffline(false)
    await send(page)
    await expect(page).toHaveURL('/')
  })
}

test('the network fails between the password and the account: a failure, and nobody is half signed in', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await page.goto('/login')
  await page.waitForResponse('**/__session')
  await page.route(/accounts:lookup/, (route) => route.abort(), { times: 1 })
  const email = await createUser()
  await tryToLogIn(page, email)
  await expect(toast(page, 'Login failed. Please try again.')).toBeVisible()
  await expectSignedOut(page)
  await tryToLogIn(page, email)
  await expect(avatar(page)).toBeVisible()
})
