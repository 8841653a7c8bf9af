import { describe, expect, test } from 'vitest'
import { ACCOUNT_MESSAGES, type AccountAction, failureMessage } from './account-messages.ts'

/** The codes that section 8 of the specification lists without words of their own. */
const OTHER_CODES = [
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'web-storage-unsupported',
  'invalid-auth-event',
  'argument-error',
  'internal-error',
  'operation-not-supported-in-this-environment',
  'auth-domain-config-required',
  'invalid-api-key',
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'too-many-requests',
  // Not listed there: the library's answer when the session endpoint could not be reached.
  'login-blocked',
]

const GENERAL: Record<AccountAction, string> = {
  google: 'Google login failed. Please try again.',
  login: 'Login failed. Please try again.',
  signup: 'Signup failed. Please try again.',
  logout: 'Failed to log out. Please try again.',
}
const ACTIONS = Object.keys(GENERAL) as AccountAction[]

const OWN_WORDS: [AccountAction, string, string][] = [
  ['google', 'unauthorized-domain', 'Unauthorized domain. Please check Firebase settings.'],
  ['signup', 'email-already-in-use', 'This email is already in use. Please try logging in.'],
  ['signup', 'weak-password', 'Password is too weak. Please use a stronger password.'],
  ['signup', 'password-does-not-meet-requirements', 'Password is too weak. Please use a stronger password.'],
]

/** An error as the library throws it. */
const errorWith = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` })

describe('a code with words of its own says them, for its action alone', () => {
  test.each(OWN_WORDS)('%s: %s', (action, code, words) => {
    for (const other of ACTIONS) {
      expect(failureMessage(other, errorWith(code))).toBe(other === action ? words : GENERAL[other])
    }
  })

  test('no code has words that stand in no test', () => {
    const told = ACTIONS.flatMap((action) => Object.keys(ACCOUNT_MESSAGES[action].byCode ?? {}).map((c) => [action, c]))
    expect(told).toEqual(OWN_WORDS.map(([action, code]) => [action, code]))
  })
})

describe('every other code says that the action failed', () => {
  test.each(OTHER_CODES)('%s', (code) => {
    for (const action of ACTIONS) expect(failureMessage(action, errorWith(code))).toBe(GENERAL[action])
  })
})

test.each([[undefined], [null], ['auth/weak-password'], [new Error('no code')], [{ code: 7 }], [{ code: '' }]])(
  'so does what is no error of the library: %s',
  (thrown) => expect(failureMessage('signup', thrown)).toBe(GENERAL.signup),
)

test.each(['constructor', '__proto__', 'toString'])('a code named like a part of any object says so too: %s', (code) =>
  expect(failureMessage('signup', errorWith(code))).toBe(GENERAL.signup),
)

test('the code may come without its prefix', () => {
  expect(failureMessage('signup', { code: 'weak-password' })).toBe(
    'Password is too weak. Please use a stronger password.',
  )
})

test('success and waiting have the specified words', () => {
  expect(ACTIONS.map((action) => ACCOUNT_MESSAGES[action].success)).toEqual([
    'Successfully logged in with Google!',
    'Successfully logged in!',
    'Account created successfully!',
    'Logged out successfully',
  ])
  expect(ACTIONS.map((action) => ACCOUNT_MESSAGES[action].busy)).toEqual([
    'Connecting to Google...',
    'Logging in...',
    'Creating account...',
    undefined,
  ])
})
