import {
  createUser,
  expectSignedOut,
  newAddress,
  PASSWORD,
  refusal,
  tryToLogIn,
  tryToSignUp,
} from '../support/accounts.ts'
import { expect, test, toast } from '../support/site-test.ts'

for (const { path, tab } of [
  { path: '/auth', tab: 'Sign Up' },
  { path: '/login', tab: 'Login' },
  { path: '/signup', tab: 'Sign Up' },
]) {
  test(`${path} opens on ${tab}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(page.getByText('OR', { exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
    await expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  })
}

test('the arrow keys, Home and End move between the tabs, and what was entered stays', async ({ page }) => {
  await page.goto('/login')
  const login = page.getByRole('tab', { name: 'Login' })
  const signUp = page.getByRole('tab', { name: 'Sign Up' })
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('asha@pawsaathi.example')

  await login.focus()
  for (const [key, tab] of [
    ['ArrowRight', signUp],
    ['ArrowRight', login],
    ['ArrowLeft', signUp],
    ['Home', login],
    ['End', signUp],
    ['ArrowLeft', login],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  await expect(email).toHaveValue('asha@pawsaathi.example')
  // One stop for all tabs, then the panel.
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
})

test('the browser’s password store is told what each field holds', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveAttribute('autocomplete', 'name')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', 'new-password')
})

test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password', pressed: false }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Show password', pressed: true }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the Forgot password link goes nowhere', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@pawsaathi.example')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@pawsaathi.example')
})

test('what is left empty or can’t be an email address is said next to the field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleDescription('Enter your full name.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email address.')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription('Choose a password.')

  await tryToSignUp(page, 'asha', 'x')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/name@example.com/)
  await expect(page).toHaveURL('/signup')
})

test('signing up leads to Home, signed in, and passes on no name', async ({ page }) => {
  const email = newAddress()
  await page.goto('/signup')
  const asked = page.waitForRequest(/accounts:signUp/)
  await tryToSignUp(page, email)
  expect(Object.keys((await asked).postDataJSON()).sort()).toEqual([
    'clientType',
    'email',
    'password',
    'returnSecureToken',
  ])
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Account created successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Account of User' }).click()
  await expect(page.getByText(email)).toBeVisible()
})

test('logging in leads to Home, signed in; Back does not lead to the form again', async ({ page }) => {
  const email = await createUser({ displayName: 'Asha Rao' })
  await page.goto('/pets')
  await page.goto('/login')
  await tryToLogIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Successfully logged in!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/pets')
})

test('a failure is said next to the form too, until the next try, and one can try again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/)
  const email = await createUser()
  await page.goto('/login')
  await tryToLogIn(page, email, 'not the password')
  await expect(toast(page, 'Login failed. Please try again.')).toBeVisible()
  const button = page.getByRole('button', { name: 'Login' })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed. Please try again.')
  await expect(button).toHaveAccessibleDescription('Login failed. Please try again.')
  await expect(button).toBeFocused()
  await expectSignedOut(page)

  // The other form has not failed.
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Login' }).click()

  await tryToLogIn(page, email)
  await expect(page).toHaveURL('/')
})

test('a user who does not exist gets the same answer as a wrong password', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/)
  await page.goto('/login')
  await tryToLogIn(page, newAddress())
  await expect(toast(page, 'Login failed. Please try again.')).toBeVisible()
  await expectSignedOut(page)
})

for (const { what, email, password, words } of [
  {
    what: 'an address that has an account',
    email: createUser,
    password: PASSWORD,
    words: 'This email is already in use. Please try logging in.',
  },
  {
    what: 'a weak password',
    email: async () => newAddress(),
    password: 'paws',
    words: 'Password is too weak. Please use a stronger password.',
  },
]) {
  test(`signing up with ${what} says so, and one can try again`, async ({ page, expectConsole }) => {
    expectConsole(/status of 400/)
    await page.goto('/signup')
    await tryToSignUp(page, await email(), password)
    await expect(toast(page, words)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words)
    await expectSignedOut(page)
    await tryToSignUp(page, newAddress())
    await expect(page).toHaveURL('/')
  })
}

test('a password that the project’s policy refuses is too weak', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/)
  await page.route(/accounts:signUp/, (route) =>
    route.fulfill(refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing a digit')),
  )
  await page.goto('/signup')
  await tryToSignUp(page, newAddress())
  await expect(toast(page, 'Password is too weak. Please use a stronger password.')).toBeVisible()
})

for (const { path, button, busy, send } of [
  { path: '/login', button: 'Login', busy: 'Logging in...', send: tryToLogIn },
  { path: '/signup', button: 'Sign Up', busy: 'Creating account...', send: tryToSignUp },
]) {
  test(`while it runs, ${button} says “${busy}” and no button starts anything else`, async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/accounts:sign/, async (route) => {
      await held.promise
      await route.continue()
    })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /accounts:sign/.test(request.url())) sent.push(request.url())
    })
    const email = button === 'Login' ? await createUser() : newAddress()
    await page.goto(path)
    await send(page, email)
    const running = page.getByRole('button', { name: busy })
    await expect(running).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
    await running.click({ force: true })
    await page.getByRole('textbox', { name: 'Email' }).press('Enter')
    held.resolve()
    await expect(page).toHaveURL('/')
    expect(sent).toHaveLength(1)
  })
}
