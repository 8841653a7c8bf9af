import type { Auth } from 'firebase-admin/auth'
import { type RefusalReason, TokenRefused, type TokenVerifier } from './token-verifier.ts'

/** The part of firebase-admin's Auth that the endpoint uses. */
export type AdminAuth = Pick<Auth, 'verifyIdToken' | 'createSessionCookie'>

/** Judges tokens by firebase-admin, which `loadAuth` gives at the first token and not before. */
export function adminVerifier(loadAuth: () => Promise<AdminAuth>): TokenVerifier {
  return {
    async verify(idToken) {
      const auth = await loadAuth()
      // `true`: also ask Google whether the token was revoked or the user disabled since. Nothing else would
      // notice a change here: against the emulator the check always runs. A unit test holds it.
      const { iat } = await auth.verifyIdToken(idToken, true).catch(throwRefusal)
      return { issuedAtSeconds: iat }
    },
    async createSessionCookie(idToken, lifetimeSeconds) {
      const auth = await loadAuth()
      return auth.createSessionCookie(idToken, { expiresIn: lifetimeSeconds * 1000 }).catch(throwRefusal)
    },
  }
}

const REASON_BY_CODE: Readonly<Record<string, RefusalReason>> = {
  'auth/id-token-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'user-disabled',
  'auth/user-not-found': 'user-not-found',
  'auth/invalid-id-token': 'invalid',
}

// 'auth/argument-error' is the code both of a bad token and of Google's public keys out of reach (firebase-admin
// lib/auth/token-verifier.js, mapJwtErrorToAuthError); only the message tells them apart. These are the beginnings
// of those about the token. A changed wording would turn a 401 into a 503, and the unit tests against the real
// library would say so.
const TOKEN_FAULT = /^(?:Decoding Firebase ID token failed|Firebase ID token has |verifyIdToken\(\) expects )/

function throwRefusal(error: unknown): never {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const reason = REASON_BY_CODE[String(code)]
  if (reason !== undefined) throw new TokenRefused(reason)
  if (code === 'auth/argument-error' && TOKEN_FAULT.test(String(message))) throw new TokenRefused('invalid')
  throw error
}
