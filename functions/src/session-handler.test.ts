import { describe, expect, it, vi } from 'vitest'
import { handleSession, MAX_TOKEN_AGE_SECONDS, type SessionRequest, unavailable } from './session-handler.ts'
import { unsignedToken } from './test-tokens.ts'
import { TokenRefused, type TokenVerifier } from './token-verifier.ts'

const NOW_SECONDS = 1_800_000_000
const TOKEN = unsignedToken({ sub: 'asha', iat: NOW_SECONDS - 10 })
const SET = '__session=cookie-value; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=432000'
const CLEARED = '__session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0'

const SAME_ORIGIN: SessionRequest = {
  method: 'POST',
  authorization: `Bearer ${TOKEN}`,
  fetchSite: 'same-origin',
  origin: 'https://pawsaathi.example',
  forwardedHost: 'pawsaathi.example',
  nowSeconds: NOW_SECONDS,
}

function accepting() {
  return {
    verify: vi.fn<TokenVerifier['verify']>(async () => ({ issuedAtSeconds: NOW_SECONDS - 10 })),
    createSessionCookie: vi.fn<TokenVerifier['createSessionCookie']>(async () => 'cookie-value'),
  }
}

/** A verifier that nobody may ask. */
const UNTOUCHED: TokenVerifier = {
  verify: () => expect.unreachable('the verifier was asked to verify'),
  createSessionCookie: () => expect.unreachable('the verifier was asked for a cookie'),
}

describe('POST with a good token', () => {
  it('answers 204 and sets the __session cookie for 5 days', async () => {
    const verifier = accepting()
    expect(await handleSession(SAME_ORIGIN, verifier)).toEqual({
      status: 204,
      headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': SET },
      outcome: 'session-created',
    })
    expect(verifier.verify).toHaveBeenCalledExactlyOnceWith(TOKEN)
    expect(verifier.createSessionCookie).toHaveBeenCalledExactlyOnceWith(TOKEN, 432_000)
  })

  it.each([
    ['just issued', 0, 204],
    ['issued by a clock slightly ahead', -5, 204],
    ['5 minutes old', MAX_TOKEN_AGE_SECONDS, 204],
    ['a second older than 5 minutes', MAX_TOKEN_AGE_SECONDS + 1, 401],
    ['nearly an hour old', 3599, 401],
  ])('judges its age: %s', async (_, ageSeconds, status) => {
    const verifier = accepting()
    verifier.verify.mockResolvedValue({ issuedAtSeconds: NOW_SECONDS - ageSeconds })
    const response = await handleSession(SAME_ORIGIN, verifier)
    expect(response).toMatchObject({ status, outcome: status === 204 ? 'session-created' : 'token-too-old' })
    expect(verifier.createSessionCookie).toHaveBeenCalledTimes(status === 204 ? 1 : 0)
  })
})

describe('POST without a good token', () => {
  it.each([
    [undefined, 'missing-token'],
    ['', 'missing-token'],
    [`Basic ${TOKEN}`, 'malformed-token'],
    ['Bearer not-a-token', 'malformed-token'],
  ])('answers 401 and asks nobody: %j', async (authorization, outcome) => {
    const response = await handleSession({ ...SAME_ORIGIN, authorization }, UNTOUCHED)
    expect(response).toMatchObject({ status: 401, outcome, headers: { 'WWW-Authenticate': 'Bearer' } })
  })

  it.each(['expired', 'revoked', 'user-disabled', 'user-not-found', 'invalid'] as const)(
    'answers 401 when the token is refused as %s, by either call',
    async (reason) => {
      for (const call of ['verify', 'createSessionCookie'] as const) {
        const verifier = accepting()
        verifier[call].mockRejectedValue(new TokenRefused(reason))
        const response = await handleSession(SAME_ORIGIN, verifier)
        expect(response).toMatchObject({ status: 401, outcome: 'token-refused', reason })
        expect(response.headers).not.toHaveProperty('Set-Cookie')
      }
    },
  )
})

describe('POST when the token cannot be judged', () => {
  it.each([
    ['the network', Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), 'ENOTFOUND'],
    ['a 5xx of Google', Object.assign(new Error('x'), { code: 'auth/internal-error' }), 'auth/internal-error'],
    ['an unknown error', new TypeError('undefined is not a function'), 'TypeError'],
    ['something thrown that is no error', 'oops', 'unknown'],
    ['nothing thrown', undefined, 'unknown'],
  ])('answers 503 with Retry-After, because of %s', async (_, error, reason) => {
    for (const call of ['verify', 'createSessionCookie'] as const) {
      const verifier = accepting()
      verifier[call].mockRejectedValue(error)
      expect(await handleSession(SAME_ORIGIN, verifier)).toEqual({
        status: 503,
        headers: { 'Cache-Control': 'private, no-store', 'Retry-After': '30' },
        outcome: 'verifier-unavailable',
        reason,
      })
    }
  })

  it('answers 503 when a verifier throws before it waits', async () => {
    const verifier = accepting()
    verifier.verify.mockImplementation(() => {
      throw new Error('thrown, not rejected')
    })
    expect(await handleSession(SAME_ORIGIN, verifier)).toMatchObject({ status: 503 })
  })
})

describe('DELETE', () => {
  it.each([undefined, `Bearer ${TOKEN}`, 'nonsense'])(
    'answers 204 and clears the cookie with its own attributes, and asks the verifier nothing: %j',
    async (authorization) => {
      expect(await handleSession({ ...SAME_ORIGIN, method: 'DELETE', authorization }, UNTOUCHED)).toEqual({
        status: 204,
        headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': CLEARED },
        outcome: 'session-cleared',
      })
    },
  )

  it('changes the same cookie that POST sets', () => {
    const attributes = (cookie: string) => cookie.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, '')
    expect(attributes(CLEARED)).toBe(attributes(SET))
  })
})

describe('another method', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'post', ''])(
    'answers 405 with what is allowed, from any site: %j',
    async (method) => {
      for (const fetchSite of ['same-origin', 'cross-site', undefined]) {
        expect(await handleSession({ ...SAME_ORIGIN, method, fetchSite }, UNTOUCHED)).toEqual({
          status: 405,
          headers: { 'Cache-Control': 'private, no-store', Allow: 'POST, DELETE' },
          outcome: 'method-not-allowed',
        })
      }
    },
  )
})

describe.each(['POST', 'DELETE'])('%s', (method) => {
  const HOST = 'pawsaathi.example'
  it.each([
    // [Sec-Fetch-Site, Origin, X-Forwarded-Host, accepted]
    ['same-origin', 'https://pawsaathi.example', HOST, true],
    ['same-origin', 'https://elsewhere.example', HOST, true],
    ['same-origin', undefined, undefined, true],
    ['same-site', 'https://pawsaathi.example', HOST, false],
    ['cross-site', 'https://pawsaathi.example', HOST, false],
    ['cross-site', undefined, HOST, false],
    ['none', undefined, HOST, false],
    ['', undefined, HOST, false],
    [undefined, 'https://pawsaathi.example', HOST, true],
    [undefined, 'https://pawsaathi.example', 'PawSaathi.example', true],
    [undefined, 'https://pawsaathi.example', 'pawsaathi.example, 10.0.0.1', true],
    [undefined, 'http://localhost:5002', 'localhost:5002', true],
    [undefined, undefined, HOST, true],
    [undefined, undefined, undefined, true],
    [undefined, 'https://elsewhere.example', HOST, false],
    [undefined, 'https://pawsaathi.example.elsewhere.example', HOST, false],
    [undefined, 'https://elsewhere.example', `${HOST}, elsewhere.example`, false],
    [undefined, 'http://localhost:5003', 'localhost:5002', false],
    [undefined, 'https://pawsaathi.example', undefined, false],
    [undefined, 'null', HOST, false],
    [undefined, 'null', 'null', false],
    [undefined, '', '', false],
  ])('with Sec-Fetch-Site %j, Origin %j and X-Forwarded-Host %j: %j', async (fetchSite, origin, forwardedHost, ok) => {
    const request = { ...SAME_ORIGIN, method, fetchSite, origin, forwardedHost }
    const response = await handleSession(request, ok ? accepting() : UNTOUCHED)
    expect(response).toMatchObject(ok ? { status: 204 } : { status: 403, outcome: 'cross-site' })
    if (!ok) expect(response.headers).not.toHaveProperty('Set-Cookie')
  })
})

describe('every answer', () => {
  it('is private, uncached, and one of the statuses promised: never 404, which the CDN would keep', async () => {
    const errors = [undefined, new TokenRefused('expired'), new Error('x')]
    const answers = [unavailable('deadline')]
    for (const method of ['POST', 'DELETE', 'GET', 'OPTIONS']) {
      for (const fetchSite of ['same-origin', 'cross-site', undefined]) {
        for (const authorization of [`Bearer ${TOKEN}`, 'nonsense', undefined]) {
          for (const error of errors) {
            const verifier = accepting()
            if (error !== undefined) verifier.verify.mockRejectedValue(error)
            answers.push(await handleSession({ ...SAME_ORIGIN, method, fetchSite, authorization }, verifier))
          }
        }
      }
    }
    for (const { status, headers } of answers) {
      expect([204, 401, 403, 405, 503]).toContain(status)
      expect(headers['Cache-Control']).toBe('private, no-store')
      expect('Set-Cookie' in headers).toBe(status === 204)
    }
  })
})
