/** What a visitor can ask of their account. */
export type AccountAction = 'google' | 'login' | 'signup' | 'logout'

type Messages = {
  busy?: string
  success: string
  /** What a failure says, whatever its code, but for those in `byCode`. */
  failure: string
  byCode?: Readonly<Record<string, string>>
}

const WEAK_PASSWORD = 'Password is too weak. Please use a stronger password.'

/**
 * Every word about signing in, up and out (specification sections 4 and 8), by the identity provider's error code
 * without its `auth/`. A code that is not named gives its action's `failure`.
 */
export const ACCOUNT_MESSAGES: Readonly<Record<AccountAction, Messages>> = {
  google: {
    busy: 'Connecting to Google...',
    success: 'Successfully logged in with Google!',
    failure: 'Google login failed. Please try again.',
    byCode: { 'unauthorized-domain': 'Unauthorized domain. Please check Firebase settings.' },
  },
  login: {
    busy: 'Logging in...',
    success: 'Successfully logged in!',
    // One sentence for all: who tries addresses must not learn which of them have an account.
    failure: 'Login failed. Please try again.',
  },
  signup: {
    busy: 'Creating account...',
    success: 'Account created successfully!',
    failure: 'Signup failed. Please try again.',
    byCode: {
      'email-already-in-use': 'This email is already in use. Please try logging in.',
      'weak-password': WEAK_PASSWORD,
      // The same refusal, by a project that has a password policy (specification section 5).
      'password-does-not-meet-requirements': WEAK_PASSWORD,
    },
  },
  logout: {
    success: 'Logged out successfully',
    failure: 'Failed to log out. Please try again.',
  },
}

/** On the console where the identity library could not start (specification section 8). */
export const NOT_INITIALIZED = 'Firebase auth is not initialized.'

/** What to tell the visitor when an action failed with `error`, which may be anything that was thrown. */
export function failureMessage(action: AccountAction, error: unknown): string {
  const { failure, byCode = {} } = ACCOUNT_MESSAGES[action]
  const code = codeOf(error)
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? failure) : failure
}

function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}
