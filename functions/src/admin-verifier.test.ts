import { generateKeyPairSync, sign } from 'node:crypto'
import { Agent } from 'node:https'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AdminAuth, adminVerifier } from './admin-verifier.ts'
import { part, unsignedToken } from './test-tokens.ts'
import { TokenRefused, type TokenVerifier } from './token-verifier.ts'

const PROJECT = 'demo-pawsaathi'

describe('what is asked of firebase-admin', () => {
  const auth = {
    verifyIdToken: vi.fn(async () => ({ iat: 1_800_000_000 })),
    createSessionCookie: vi.fn(async () => 'cookie-value'),
  }
  const verifier = adminVerifier(async () => auth as unknown as AdminAuth)

  it('is to check for revocation too, and gives the time of issue', async () => {
    await expect(verifier.verify('a.b.c')).resolves.toEqual({ issuedAtSeconds: 1_800_000_000 })
    expect(auth.verifyIdToken).toHaveBeenCalledExactlyOnceWith('a.b.c', true)
  })

  it('is a cookie with its lifetime in milliseconds', async () => {
    await expect(verifier.createSessionCookie('a.b.c', 432_000)).resolves.toBe('cookie-value')
    expect(auth.createSessionCookie).toHaveBeenCalledExactlyOnceWith('a.b.c', { expiresIn: 432_000_000 })
  })

  it('is nothing before the first token', () => {
    const load = vi.fn<() => Promise<AdminAuth>>()
    adminVerifier(load)
    expect(load).not.toHaveBeenCalled()
  })
})

describe.each(['verify', 'createSessionCookie'] as const)('an error of firebase-admin in %s', (call) => {
  const outcome = (error: unknown) => {
    const fail = () => Promise.reject(error)
    const verifier = adminVerifier(async () => ({ verifyIdToken: fail, createSessionCookie: fail }))
    return verifier[call]('a.b.c', 432_000)
  }

  it.each([
    ['auth/id-token-expired', 'expired'],
    ['auth/id-token-revoked', 'revoked'],
    ['auth/user-disabled', 'user-disabled'],
    ['auth/user-not-found', 'user-not-found'],
    ['auth/invalid-id-token', 'invalid'],
  ])('%s is a refusal: %s', async (code, reason) => {
    const refusal = outcome(Object.assign(new Error('asha'), { code }))
    await expect(refusal).rejects.toThrow(TokenRefused)
    await expect(refusal).rejects.toMatchObject({ reason })
  })

  it.each([
    'auth/internal-error',
    'auth/insufficient-permission',
    'auth/quota-exceeded',
    'auth/argument-error',
    'app/network-timeout',
    'ECONNRESET',
  ])('%s is no verdict, and is passed on', async (code) => {
    const error = Object.assign(new Error('no verdict'), { code })
    await expect(outcome(error)).rejects.toBe(error)
  })
})

it('a library that does not load is no verdict', async () => {
  const broken = adminVerifier(() => Promise.reject(new TypeError('cannot load')))
  await expect(broken.verify('a.b.c')).rejects.toThrow(TypeError)
})

// The real library without a network: its wording decides between 401 and 503, see TOKEN_FAULT.
describe('firebase-admin itself', () => {
  const KEY_ID = 'key-of-google'
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nowSeconds = Math.floor(Date.now() / 1000)
  const good = {
    aud: PROJECT,
    iss: `https://securetoken.google.com/${PROJECT}`,
    sub: 'asha',
    iat: nowSeconds - 10,
    auth_time: nowSeconds - 10,
    exp: nowSeconds + 3590,
  }

  function signed(payload: object, header: object = { alg: 'RS256', typ: 'JWT', kid: KEY_ID }): string {
    const body = `${part(header)}.${part(payload)}`
    return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`
  }

  const noNetwork = new Agent()
  noNetwork.createConnection = () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const app = initializeApp(
    {
      projectId: PROJECT,
      credential: { getAccessToken: async () => ({ access_token: 'none', expires_in: 3600 }) },
      httpAgent: noNetwork,
    },
    'admin-verifier.test',
  )
  let verifier: TokenVerifier
  let keys: { publicKeys?: Record<string, string>; publicKeysExpireAt: number }

  beforeAll(() => {
    // With the emulator's address in the environment, as in a run of the whole suite, it takes unsigned tokens.
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
    const auth = getAuth(app)
    keys = (auth as unknown as { idTokenVerifier: { signatureVerifier: { keyFetcher: typeof keys } } }).idTokenVerifier
      .signatureVerifier.keyFetcher
    keys.publicKeys = { [KEY_ID]: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
    keys.publicKeysExpireAt = Number.POSITIVE_INFINITY
    verifier = adminVerifier(async () => auth)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await deleteApp(app)
  })

  it.each([
    ['of another project', signed({ ...good, aud: 'another-project' }), 'invalid'],
    ['of another issuer', signed({ ...good, iss: 'https://elsewhere.example/' }), 'invalid'],
    ['without a user', signed({ ...good, sub: '' }), 'invalid'],
    ['that is expired', signed({ ...good, exp: nowSeconds - 1 }), 'expired'],
    ['signed with a key that is not Google’s', signed(good, { alg: 'RS256', kid: 'another-key' }), 'invalid'],
    ['without a key', signed(good, { alg: 'RS256' }), 'invalid'],
    ['with a signature of something else', `${signed(good).split('.', 2).join('.')}.c2ln`, 'invalid'],
    ['of the emulator, unsigned', unsignedToken(good), 'invalid'],
    ['that pretends to need no signature', unsignedToken(good, { alg: 'none', kid: KEY_ID }), 'invalid'],
    ['that is no token', 'nonsense', 'invalid'],
    ['that is empty', '', 'invalid'],
  ])('refuses a token %s', async (_, token, reason) => {
    const refusal = verifier.verify(token)
    await expect(refusal).rejects.toThrow(TokenRefused)
    await expect(refusal).rejects.toMatchObject({ reason })
  })

  it('gives no verdict on a good token when the user cannot be looked up', async () => {
    const failure = verifier.verify(signed(good))
    await expect(failure).rejects.toThrow('ECONNREFUSED')
    await expect(failure).rejects.not.toBeInstanceOf(TokenRefused)
  })

  it('gives no verdict when the public keys are out of reach, though the error has the code of a bad token', async () => {
    delete keys.publicKeys
    const failure = verifier.verify(signed(good))
    await expect(failure).rejects.toMatchObject({ code: 'auth/argument-error' })
    await expect(failure).rejects.not.toBeInstanceOf(TokenRefused)
  })
})
