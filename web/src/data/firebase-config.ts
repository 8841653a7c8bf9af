import type { FirebaseOptions } from 'firebase/app'

/** Ports of the emulators this build talks to, null in a build for deployment. Put in by vite.config.ts. */
declare const __EMULATOR_PORTS__: { auth: number; firestore: number } | null

export const emulatorPorts = __EMULATOR_PORTS__

const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID } = import.meta
  .env as Record<string, string | undefined>

/** What the emulators need to be told: any key will do, and a `demo-` project never reaches Google's servers. */
const emulated: FirebaseOptions = {
  apiKey: 'demo-key',
  authDomain: 'demo-pawsaathi.firebaseapp.com',
  projectId: 'demo-pawsaathi',
}

const deployed: FirebaseOptions = {
  ...(VITE_FIREBASE_API_KEY && { apiKey: VITE_FIREBASE_API_KEY }),
  ...(VITE_FIREBASE_AUTH_DOMAIN && { authDomain: VITE_FIREBASE_AUTH_DOMAIN }),
  ...(VITE_FIREBASE_PROJECT_ID && { projectId: VITE_FIREBASE_PROJECT_ID }),
  ...(VITE_FIREBASE_APP_ID && { appId: VITE_FIREBASE_APP_ID }),
}

/** The Firebase project of this build. Empty where nobody configured one: docs/deploying.md says how. */
export const firebaseConfig: FirebaseOptions = emulatorPorts ? emulated : deployed
