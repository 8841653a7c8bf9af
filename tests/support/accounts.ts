import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

export const PASSWORD = 'correct horse battery'

/** An address that nobody has used: the Auth emulator keeps what earlier tests left. */
export const newAddress = (): string => `${crypto.randomUUID()}@pawsaathi.example`

/** Somebody with an account, made past the screen; gives their address. Their password is `PASSWORD`. */
export async function createUser(user: { displayName?: string } = {}): Promise<string> {
  const email = newAddress()
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, ...user }),
  })
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`)
  return email
}

/** Fills in the login form and sends it. */
export async function tryToLogIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}

/** Fills in the sign-up form and sends it. */
export async function tryToSignUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' })
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Sign Up' }).click()
}

/** The avatar, which opens the account's menu. */
export const avatar = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/** Signs in by the screen; ends on Home. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await tryToLogIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(avatar(page)).toBeVisible()
}

/** Chooses Log out in the account's menu. */
export async function logOut(page: Page): Promise<void> {
  await avatar(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Fails unless the page shows the chrome of somebody who is not signed in, and of nobody else. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(avatar(page)).toHaveCount(0)
}

/** An answer of the identity provider that refuses, by its code. */
export const refusal = (message: string) => ({
  status: 400,
  json: { error: { code: 400, message } },
  headers: { 'Access-Control-Allow-Origin': '*' },
})
