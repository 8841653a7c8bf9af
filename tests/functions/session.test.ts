import { beforeAll, describe, expect, it } from 'vitest'
import {
  claimsOf,
  disable,
  type EmulatorUser,
  fromEnvironment,
  remove,
  revokeTokens,
  signUp,
  withClaims,
} from './auth-emulator.ts'

/**
 * The token sync as a browser meets it (specification, section 7): through the Hosting port, since only there
 * the rewrite, the header rules of firebase.json and the dropping of Set-Cookie take part.
 */

let user: EmulatorUser

function send(method: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
  return fetch(`${fromEnvironment('PAWSAATHI_HOSTING_URL')}/__session`, {
    method,
    // A browser sets Sec-Fetch-Site; Node's fetch leaves it to us.
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  })
}

function post(token: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
  return send('POST', { Authorization: `Bearer ${token}`, ...headers }, body)
}

async function expectAnswer(answer: Response, status: number): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await answer.text()).toBe('')
  if (status !== 204) expect(answer.headers.getSetCookie()).toEqual([])
}

// The first call loads firebase-admin, in an emulator that other tests may be using.
beforeAll(async () => {
  fromEnvironment('PAWSAATHI_HOSTING_URL')
  user = await signUp()
  await send('DELETE')
}, 30_000)

describe('POST', () => {
  it('with the token of a signed-in user sets the session cookie, for 5 days', async () => {
    const answer = await post(user.idToken)
    await expectAnswer(answer, 204)
    const [cookie = '', ...more] = answer.headers.getSetCookie()
    expect(more).toEqual([])
    expect(cookie).toMatch(
      /^__session=[\w-]+\.[\w-]+\.[\w-]*; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=432000$/,
    )
    const claims = claimsOf(cookie.slice('__session='.length, cookie.indexOf(';')))
    expect(claims).toMatchObject({ sub: user.id, iss: `https://session.firebase.google.com/${user.project}` })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(432_000)
  })

  it('ignores a body', async () => {
    await expectAnswer(await post(user.idToken, { 'Content-Type': 'application/json' }, '{"uid":"somebody else"}'), 204)
  })

  it.each([
    ['no token', {}],
    ['garbage', { Authorization: 'Bearer garbage' }],
    ['a token that is no JSON inside', { Authorization: 'Bearer bm9uc2Vuc2U.bm9uc2Vuc2U.' }],
    ['another scheme', { Authorization: 'Basic cGF3OnNhYXRoaQ==' }],
  ])('with %s answers 401', async (_, headers) => {
    await expectAnswer(await send('POST', headers), 401)
  })

  it('with a token for another project answers 401', async () => {
    const other = 'demo-another-project'
    const token = withClaims(user.idToken, { aud: other, iss: `https://securetoken.google.com/${other}` })
    await expectAnswer(await post(token), 401)
  })

  it('with a token issued more than 5 minutes ago answers 401, and 204 a little before', async () => {
    const nowSeconds = Math.floor(Date.now() / 1000)
    const lastHour = await signUp()
    // Else the emulator itself refuses tokens that are older than their user.
    await revokeTokens(lastHour, nowSeconds - 3600)
    await expectAnswer(await post(withClaims(lastHour.idToken, { iat: nowSeconds - 280 })), 204)
    await expectAnswer(await post(withClaims(lastHour.idToken, { iat: nowSeconds - 310 })), 401)
  })

  it('with an expired token answers 401', async () => {
    await expectAnswer(await post(withClaims(user.idToken, { exp: Math.floor(Date.now() / 1000) - 1 })), 401)
  })

  it.each<[string, (someone: EmulatorUser) => Promise<void>]>([
    // In whole seconds: the next one is after the sign-in for certain.
    ['whose tokens were revoked', (someone) => revokeTokens(someone, Math.floor(Date.now() / 1000) + 1)],
    ['who was disabled', disable],
    ['who was deleted', remove],
  ])('with the token of a user %s answers 401', async (_, change) => {
    const unlucky = await signUp()
    await expectAnswer(await post(unlucky.idToken), 204)
    await change(unlucky)
    await expectAnswer(await post(unlucky.idToken), 401)
  })
})

describe('DELETE', () => {
  it('clears the session cookie, with no token', async () => {
    const answer = await send('DELETE')
    await expectAnswer(answer, 204)
    expect(answer.headers.getSetCookie()).toEqual(['__session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0'])
  })

  it('leaves the user signed in elsewhere: their token still starts a session', async () => {
    await expectAnswer(await send('DELETE', { Authorization: `Bearer ${user.idToken}` }), 204)
    await expectAnswer(await post(user.idToken), 204)
  })
})

describe('a call from another site', () => {
  it.each(['POST', 'DELETE'])('%s answers 403', async (method) => {
    const token = { Authorization: `Bearer ${user.idToken}` }
    for (const site of ['cross-site', 'same-site', 'none']) {
      await expectAnswer(await send(method, { ...token, 'Sec-Fetch-Site': site }), 403)
    }
  })
})

describe('a browser without Sec-Fetch-Site', () => {
  // Node's fetch as it is: of the Sec-Fetch headers it sends the mode alone.
  const sendAsOldBrowser = (origin: string) =>
    fetch(`${fromEnvironment('PAWSAATHI_HOSTING_URL')}/__session`, { method: 'DELETE', headers: { Origin: origin } })

  it('is let in by the origin that it names: the one of the site, behind the rewrite', async () => {
    await expectAnswer(await sendAsOldBrowser(new URL(fromEnvironment('PAWSAATHI_HOSTING_URL')).origin), 204)
    await expectAnswer(await sendAsOldBrowser('https://elsewhere.example'), 403)
    await expectAnswer(await sendAsOldBrowser('null'), 403)
  })
})

it.each(['GET', 'HEAD', 'PUT', 'PATCH'])('%s answers 405 and says what is allowed', async (method) => {
  const answer = await send(method)
  await expectAnswer(answer, 405)
  expect(answer.headers.get('Allow')).toBe('POST, DELETE')
})
