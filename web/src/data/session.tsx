import { signOut } from 'firebase/auth'
import { type ReactNode, useMemo } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { auth } from './auth.ts'
import { firebaseApp } from './firebase-app.ts'

/** The signed-in user as the site shows them (specification section 3). `avatar` is empty where there is none. */
export type SessionUser = { name: string; email: string; avatar: string }

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser }

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

/** Who is signed in, live. The same object until that changes. */
export function useSession(): Session {
  const { status, data: user } = useUser()
  return useMemo(() => {
    if (status === 'loading') return { status: 'loading' }
    if (!user) return { status: 'signed-out' }
    return {
      status: 'signed-in',
      user: { name: user.displayName || 'User', email: user.email ?? '', avatar: user.photoURL ?? '' },
    }
  }, [status, user])
}

/** Signs out on this device, which every tab of it follows. Rejects where that fails. */
export async function endSession(): Promise<void> {
  if (auth) await signOut(auth)
}
