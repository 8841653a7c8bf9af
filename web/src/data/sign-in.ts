import {
  type Auth,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getRedirectResult,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'
import { NOT_INITIALIZED } from '../domain/account-messages.ts'
import { auth } from './auth.ts'
import { markRedirect } from './redirect-mark.ts'

/*
 * The ways in (specification sections 5 and 7). Each resolves when the visitor is signed in and the session endpoint
 * has answered, and rejects with the library's error, whose code domain/account-messages.ts puts into words.
 */

export async function logIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(required(), email, password)
}

export async function createAccount(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(required(), email, password)
}

/**
 * Signs in with Google in a popup. Where the browser would not open one, because nobody has just clicked or popups
 * are blocked, the whole page goes to Google and this never resolves: `finishRedirect` has the answer on the way back.
 */
export async function signInWithGoogle(): Promise<void> {
  // Browsers that can't say whether somebody has just clicked are asked to open it, and refuse if need be.
  if (navigator.userActivation?.isActive === false) return leaveForGoogle()
  try {
    await signInWithPopup(required(), new GoogleAuthProvider())
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/popup-blocked') throw error
    await leaveForGoogle()
  }
}

async function leaveForGoogle(): Promise<void> {
  markRedirect(true)
  try {
    await signInWithRedirect(required(), new GoogleAuthProvider())
  } catch (error) {
    markRedirect(false)
    throw error
  }
}

/** Whether the visitor has just come back from Google signed in. Rejects if that failed. Ask once a page load. */
export async function finishRedirect(): Promise<boolean> {
  try {
    return auth !== null && (await getRedirectResult(auth)) !== null
  } finally {
    markRedirect(false)
  }
}

function required(): Auth {
  if (!auth) throw new Error(NOT_INITIALIZED)
  return auth
}
