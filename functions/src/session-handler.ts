import { readBearerToken } from './bearer-token.ts'
import { type RefusalReason, TokenRefused, type TokenVerifier } from './token-verifier.ts'

/** The only cookie that Firebase Hosting passes on to a function; under any other name it would be lost. */
export const SESSION_COOKIE = '__session'

/** 5 days; Firebase allows 5 minutes to 2 weeks. */
export const SESSION_LIFETIME_SECONDS = 5 * 24 * 60 * 60

/**
 * The oldest token that may start a session, in seconds since it was issued.
 *
 * A stolen ID token lives an hour; this keeps it from becoming a cookie of 5 days after the first minutes.
 * The browser's library sends no token older than this (its `_authIdTokenMaxAge`).
 */
export const MAX_TOKEN_AGE_SECONDS = 5 * 60

/** Long enough for a hiccup to pass. The browser's library never retries by itself; this is for other clients. */
const RETRY_AFTER_SECONDS = 30

/** What the endpoint looks at in a request. The body is not among it: the library sends none. */
export interface SessionRequest {
  readonly method: string
  readonly authorization: string | undefined
  /** `Sec-Fetch-Site`, which a browser sets and a page cannot. */
  readonly fetchSite: string | undefined
  readonly origin: string | undefined
  /** `X-Forwarded-Host`: the host that the visitor sees. `Host` is the function's own behind Hosting. */
  readonly forwardedHost: string | undefined
  /** The time of the request, in seconds since 1970. */
  readonly nowSeconds: number
}

export type Outcome =
  | 'session-created'
  | 'session-cleared'
  | 'method-not-allowed'
  | 'cross-site'
  | 'missing-token'
  | 'malformed-token'
  | 'token-too-old'
  | 'token-refused'
  | 'verifier-unavailable'

/** The answer; none has a body. `outcome` and `reason` are for the log and name nobody. */
export interface SessionResponse {
  readonly status: 204 | 401 | 403 | 405 | 503
  readonly headers: Readonly<Record<string, string>>
  readonly outcome: Outcome
  readonly reason?: RefusalReason | string
}

/**
 * Answers a call of the token sync (specification, section 7): POST with an ID token starts a session,
 * DELETE ends it. Reads nothing but its arguments, never throws, and never answers 404, which the CDN
 * in front of it would keep for 10 minutes.
 *
 * - 204: the cookie was set or cleared. No other answer touches the cookie.
 * - 401: there is no token, or it was judged and refused. Sending it again is no use.
 * - 403: the call comes from another site.
 * - 405: neither POST nor DELETE.
 * - 503: the token could not be judged. That says nothing about the user, so it must not read as 401.
 */
export async function handleSession(request: SessionRequest, verifier: TokenVerifier): Promise<SessionResponse> {
  if (request.method !== 'POST' && request.method !== 'DELETE') {
    return answer(405, 'method-not-allowed', { Allow: 'POST, DELETE' })
  }
  if (!isSameOrigin(request)) return answer(403, 'cross-site')
  // Every page view of a signed-out visitor comes this way: it must ask the verifier nothing. Nor does it revoke
  // the user's tokens, which would sign out all their devices.
  if (request.method === 'DELETE') return answer(204, 'session-cleared', { 'Set-Cookie': cookie('', 0) })

  const { token, fault } = readBearerToken(request.authorization)
  if (token === undefined) return unauthorized(fault)
  try {
    const { issuedAtSeconds } = await verifier.verify(token)
    if (request.nowSeconds - issuedAtSeconds > MAX_TOKEN_AGE_SECONDS) return unauthorized('token-too-old')
    const value = await verifier.createSessionCookie(token, SESSION_LIFETIME_SECONDS)
    return answer(204, 'session-created', { 'Set-Cookie': cookie(value, SESSION_LIFETIME_SECONDS) })
  } catch (error) {
    return error instanceof TokenRefused ? unauthorized('token-refused', error.reason) : unavailable(nameOf(error))
  }
}

/** The answer when a token could not be judged; `reason` goes to the log. */
export function unavailable(reason: string): SessionResponse {
  return answer(503, 'verifier-unavailable', { 'Retry-After': String(RETRY_AFTER_SECONDS) }, reason)
}

function unauthorized(outcome: Outcome, reason?: RefusalReason): SessionResponse {
  // RFC 9110, section 15.5.2: a 401 names the scheme. Browsers show no dialog for Bearer.
  return answer(401, outcome, { 'WWW-Authenticate': 'Bearer' }, reason)
}

function answer(
  status: SessionResponse['status'],
  outcome: Outcome,
  headers: Record<string, string> = {},
  reason?: string,
): SessionResponse {
  return {
    status,
    // Hosting drops Set-Cookie unless Cache-Control has `private`; `no-store` alone loses it.
    headers: { 'Cache-Control': 'private, no-store', ...headers },
    outcome,
    ...(reason === undefined ? {} : { reason }),
  }
}

// A cookie is cleared only by one with the same name, path and attributes.
function cookie(value: string, maxAgeSeconds: number): string {
  return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${maxAgeSeconds}`
}

/**
 * Whether a page of our own origin made the call, so that no other site can sign a visitor out, or in as
 * somebody else. A client that sends neither header is no browser and has no visitor's cookies to misuse.
 */
function isSameOrigin({ fetchSite, origin, forwardedHost }: SessionRequest): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  if (origin === undefined) return true
  // Proxies append to the header: the visitor's host is the first. `Origin: null` is no URL and never matches.
  const host = forwardedHost?.split(',', 1)[0]?.trim().toLowerCase()
  return URL.canParse(origin) && new URL(origin).host === host
}

/** A name for the log. Messages of errors are left out: those of firebase-admin quote the user's id. */
function nameOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  for (const label of [code, name]) {
    if (typeof label === 'string' && /^[A-Za-z][A-Za-z0-9_/-]{0,63}$/.test(label)) return label
  }
  return 'unknown'
}
