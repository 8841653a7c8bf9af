import { type FirebaseApp, initializeApp } from 'firebase/app'
import { firebaseConfig } from './firebase-config.ts'

/** The one Firebase app, shared by the parts of the SDK. Throws where the configuration is broken. */
export const firebaseApp: FirebaseApp = initializeApp(firebaseConfig)
