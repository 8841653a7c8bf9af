import { type Auth, getAuth } from 'firebase/auth'
import { NOT_INITIALIZED } from '../domain/account-messages.ts'
import { firebaseApp } from './firebase-app.ts'

/**
 * The one Auth object, or null where this build has no working configuration: then everything but signing in works
 * (specification section 8). It is `getAuth()`, not `initializeAuth()`, that keeps the session cookie in step.
 */
export const auth: Auth | null = initialise()

function initialise(): Auth | null {
  try {
    return getAuth(firebaseApp)
  } catch (error) {
    console.error(NOT_INITIALIZED, error)
    return null
  }
}
