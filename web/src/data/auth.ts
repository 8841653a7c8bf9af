import { type Auth, browserPopupRedirectResolver, getAuth } from 'firebase/auth'
import { NOT_INITIALIZED } from '../domain/account-messages.ts'
import { firebaseApp } from './firebase-app.ts'

/**
 * The one Auth object, or null where this build has no working configuration: then everything but signing in works
 * (specification section 8). It is `getAuth()`, not `initializeAuth()`, that keeps the session cookie in step.
 */
export const auth: Auth | null = initialise()

function initialise(): Auth | null {
  try {
    fetchGoogleOnlyWhenWanted()
    return getAuth(firebaseApp)
  } catch (error) {
    console.error(NOT_INITIALIZED, error)
    return null
  }
}

/**
 * On phones and in Safari the library would load Google's script on every page, before it says who is signed in: a
 * call to another host for everyone, and where Google does not answer, a minute without an account. This part of it
 * is not public, so the version is pinned and a browser test watches for the script. Loaded at the click instead, the
 * popup may come too late and be blocked, and then the whole page goes to Google (data/sign-in.ts).
 */
function fetchGoogleOnlyWhenWanted(): void {
  const { prototype } = browserPopupRedirectResolver as unknown as { prototype: object }
  Object.defineProperty(prototype, '_shouldInitProactively', { get: () => false, configurable: true })
}
