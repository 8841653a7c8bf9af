/**
 * The longest ID token that is looked at, in characters.
 *
 * The session cookie made of a token carries the same claims and is about as long, and browsers drop
 * a cookie over 4096 bytes (RFC 6265, section 6.1). A longer token could not become a session anyway.
 */
export const MAX_ID_TOKEN_CHARACTERS = 4096

// The signature may be empty: tokens of the Auth emulator have none.
const BEARER_PATTERN = /^Bearer +(([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.[A-Za-z0-9_-]*)$/i
const LONGEST_HEADER = 'Bearer '.length + MAX_ID_TOKEN_CHARACTERS

/** What an `Authorization` header holds: a token of the right shape, or why there is none. */
export type BearerToken =
  | { readonly token: string; readonly fault?: never }
  | { readonly token?: never; readonly fault: 'missing-token' | 'malformed-token' }

/**
 * Takes the ID token out of an `Authorization: Bearer <ID token>` header (specification, section 7).
 *
 * It looks at the shape alone and trusts nothing in the token. That its two first parts are JSON
 * objects is checked here because firebase-admin throws a bare SyntaxError or TypeError where they
 * are not, and from those a malformed token could not be told from a failure of our own.
 */
export function readBearerToken(authorization: string | undefined): BearerToken {
  if (authorization === undefined || authorization.trim() === '') return { fault: 'missing-token' }
  if (authorization.length > LONGEST_HEADER) return { fault: 'malformed-token' }
  const [, token, header, payload] = BEARER_PATTERN.exec(authorization) ?? []
  if (token === undefined || !isJsonObject(header) || !isJsonObject(payload)) return { fault: 'malformed-token' }
  return { token }
}

function isJsonObject(base64url: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url ?? '', 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
