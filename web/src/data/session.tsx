import { type Auth, getAuth, signOut } from 'firebase/auth'
import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { firebaseApp } from './firebase-app.ts'

/** The signed-in user as the site shows them (specification section 3). `avatar` is empty where there is none. */
export type SessionUser = { name: string; email: string; avatar: string }

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser }

/**
 * The one Auth object, or null where this build has no working configuration: then everything but signing in works
 * (specification section 8). It is `getAuth()`, not `initializeAuth()`, that keeps the session cookie in step.
 */
export const auth: Auth | null = initialise()

function initialise(): Auth | null {
  try {
    return getAuth(firebaseApp)
  } catch (error) {
    console.error('Firebase auth is not initialized.', error)
    return null
  }
}

/** Gives `useSession` to what stands in it. Without a configuration nobody is signed in. */
export function SessionProvider({ children, signedOut }: { children: ReactNode; signedOut: ReactNode }) {
  if (!auth) return signedOut
  return (
    // Suspense stays off: reactfire 4 shows stale users with it on React 19.
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}

/** Who is signed in, live. */
export function useSession(): Session {
  const { status, data: user } = useUser()
  if (status === 'loading') return { status: 'loading' }
  if (!user) return { status: 'signed-out' }
  return {
    status: 'signed-in',
    user: { name: user.displayName || 'User', email: user.email ?? '', avatar: user.photoURL ?? '' },
  }
}

/** Signs out on this device. Rejects where that fails. */
export async function endSession(): Promise<void> {
  if (auth) await signOut(auth)
}
