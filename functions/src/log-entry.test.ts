import { expect, it } from 'vitest'
import { logEntry } from './log-entry.ts'
import { handleSession, type SessionRequest } from './session-handler.ts'
import { unsignedToken } from './test-tokens.ts'
import { TokenRefused, type TokenVerifier } from './token-verifier.ts'

const USER_ID = 'uid-of-asha'
const EMAIL = 'asha@pawsaathi.example'
const TOKEN = unsignedToken({ sub: USER_ID, email: EMAIL })
const COOKIE = 'cookie-of-asha'

const REQUEST: SessionRequest = {
  method: 'POST',
  authorization: `Bearer ${TOKEN}`,
  fetchSite: undefined,
  origin: 'https://pawsaathi.example',
  forwardedHost: 'pawsaathi.example',
  nowSeconds: 1_800_000_000,
}

function verifierThat(verify: TokenVerifier['verify']): TokenVerifier {
  return { verify, createSessionCookie: async () => COOKIE }
}
const accepts = verifierThat(async () => ({ issuedAtSeconds: REQUEST.nowSeconds }))
const refuses = verifierThat(() => Promise.reject(new TokenRefused('user-disabled')))
const fails = verifierThat(() =>
  // firebase-admin's messages quote the user's id. Its codes do not; this one holds more than a code should.
  Promise.reject(Object.assign(new Error(`No user record for ${USER_ID}`), { code: `x ${EMAIL}`, uid: USER_ID })),
)

it.each([
  ['a new session', REQUEST, accepts, 'INFO', 'session-created'],
  ['a cleared session', { ...REQUEST, method: 'DELETE' }, accepts, 'DEBUG', 'session-cleared'],
  ['a refused token', REQUEST, refuses, 'WARNING', 'token-refused'],
  ['a call from another site', { ...REQUEST, fetchSite: 'cross-site' }, accepts, 'WARNING', 'cross-site'],
  ['a failure of the verifier', REQUEST, fails, 'ERROR', 'verifier-unavailable'],
])('logs how %s ended and nothing about the person', async (_, request, verifier, severity, outcome) => {
  const response = await handleSession(request, verifier)
  const entry = logEntry(request, response)
  expect(entry).toMatchObject({ severity, outcome, method: request.method, status: response.status })
  const text = JSON.stringify(entry)
  for (const personal of [USER_ID, EMAIL, TOKEN, COOKIE, 'pawsaathi.example']) expect(text).not.toContain(personal)
  expect(Object.keys(entry).filter((key) => key !== 'reason')).toEqual([
    'severity',
    'message',
    'method',
    'status',
    'outcome',
  ])
})

it('logs why a token was refused and what failed, in a word', async () => {
  expect(logEntry(REQUEST, await handleSession(REQUEST, refuses)).reason).toBe('user-disabled')
  expect(logEntry(REQUEST, await handleSession(REQUEST, fails)).reason).toBe('Error')
})
