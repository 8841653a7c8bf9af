import { emulatorPorts } from './firebase-config.ts'

/**
 * What the Firebase SDK reads when its modules are evaluated, so this must be the entry's first import.
 * `_authTokenSyncURL` makes `getAuth()` keep the `__session` cookie in step with sign-in (specification section 7);
 * `emulatorHosts` makes `getAuth()` and `getFirestore()` use the emulators. The host is the page's own: with the
 * page on localhost and the emulator on 127.0.0.1, signing in by redirect hangs.
 */
declare global {
  var __FIREBASE_DEFAULTS__: { _authTokenSyncURL: string; emulatorHosts?: Record<string, string> } | undefined
}

globalThis.__FIREBASE_DEFAULTS__ = {
  _authTokenSyncURL: '/__session',
  ...(emulatorPorts && {
    emulatorHosts: {
      auth: `${location.hostname}:${emulatorPorts.auth}`,
      firestore: `${location.hostname}:${emulatorPorts.firestore}`,
    },
  }),
}
