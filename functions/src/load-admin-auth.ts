import type { AdminAuth } from './admin-verifier.ts'

/**
 * Loads firebase-admin and starts it with the project that the runtime names (`FIREBASE_CONFIG`); once started,
 * it gives the same instance again.
 *
 * The imports stay in here. Loading takes longer than all else that the endpoint does, and signed-out page views,
 * which are most of its calls, need none of it.
 */
export async function loadAdminAuth(): Promise<AdminAuth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ])
  return getAuth(getApps()[0] ?? initializeApp())
}
