import { connect } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EmulatorUser, fromEnvironment, signUp } from './auth-emulator.ts'

/**
 * Calls of the token sync that no browser makes: too big, too many, badly encoded. Most are turned away by Node, by
 * Hosting or by the functions runtime before the endpoint sees them. Whoever it is, nobody gets a session by it, no
 * answer has the caller's words in it, and the endpoint goes on answering.
 */

const ANSWERS_WITHIN_MS = 20_000

let user: EmulatorUser

/** Sends the bytes as they stand, which fetch would refuse to, and gives what comes back. */
function sendBytes(method: string, headers: string[], body = ''): Promise<string> {
  const { hostname, port, host } = new URL(fromEnvironment('PAWSAATHI_HOSTING_URL'))
  const head = [`${method} /__session HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  })
}

const SAME_ORIGIN = 'Sec-Fetch-Site: same-origin'
const bearer = (token: string) => `Authorization: Bearer ${token}`
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

function expectRefused(answer: string, status: number): void {
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toMatch(/^set-cookie:/im)
  expect(answer).not.toContain(user.idToken)
}

beforeAll(async () => {
  user = await signUp()
}, ANSWERS_WITHIN_MS)

afterEach(async () => {
  const answer = await sendBytes('POST', [SAME_ORIGIN, bearer(user.idToken), 'Content-Length: 0'])
  expect(statusOf(answer), 'a good call afterwards').toBe(204)
}, ANSWERS_WITHIN_MS)

describe('too big', () => {
  it('a token that could not become a cookie is refused by the endpoint: 401', async () => {
    expectRefused(await sendBytes('POST', [SAME_ORIGIN, bearer('a'.repeat(9000)), 'Content-Length: 0']), 401)
  })

  it('a header of 20 KB is refused by the server: 431', async () => {
    expectRefused(await sendBytes('POST', [SAME_ORIGIN, bearer('a'.repeat(20_000)), 'Content-Length: 0']), 431)
  })

  it('a body of 40 MB is refused by the runtime: 413', async () => {
    const answer = await fetch(`${fromEnvironment('PAWSAATHI_HOSTING_URL')}/__session`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/octet-stream' },
      body: Buffer.alloc(40_000_000),
    })
    expect(answer.status).toBe(413)
    expect(answer.headers.getSetCookie()).toEqual([])
  }, 60_000)
})

describe('too many headers', () => {
  const many = (count: number) => Array.from({ length: count }, (_, number) => `X-${number}: ${number}`)

  it('300 small ones change nothing', async () => {
    const answer = await sendBytes('DELETE', [SAME_ORIGIN, ...many(300)])
    expect(statusOf(answer)).toBe(204)
  })

  it('2,500 are refused by the server: 431', async () => {
    expectRefused(await sendBytes('DELETE', [SAME_ORIGIN, ...many(2500)]), 431)
  })

  it('two answers to where the call comes from are not the one that lets it in: 403', async () => {
    expectRefused(await sendBytes('DELETE', [SAME_ORIGIN, 'Sec-Fetch-Site: cross-site']), 403)
    expectRefused(await sendBytes('DELETE', ['Sec-Fetch-Site: cross-site', SAME_ORIGIN]), 403)
  })

  it('of two tokens the first counts', async () => {
    const tokens = [bearer('nonsense'), bearer(user.idToken)]
    expectRefused(await sendBytes('POST', [SAME_ORIGIN, ...tokens, 'Content-Length: 0']), 401)
  })
})

describe('badly encoded', () => {
  it.each([
    ['bytes outside ASCII', '\xe9\xff.\xfe.\x80'],
    ['percent signs', '%65%79.%65%79.'],
    ['base64 rather than base64url', 'eyJh+/8=.eyJh+/8=.'],
    ['full-width letters in UTF-8', Buffer.from('ｅｙ.ｅｙ.').toString('latin1')],
  ])('a token of %s is no token: 401', async (_, token) => {
    expectRefused(await sendBytes('POST', [SAME_ORIGIN, bearer(token), 'Content-Length: 0']), 401)
  })

  it.each([
    ['a zero byte in a header', [bearer('a\x00b.c.d'), 'Content-Length: 0'], ''],
    ['a length and chunks at once', ['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'],
    ['chunks that are none', ['Transfer-Encoding: chunked'], 'zz\r\nhello\r\n'],
  ])('%s is refused by the server: 400', async (_, headers, body) => {
    expectRefused(await sendBytes('POST', [SAME_ORIGIN, ...headers], body), 400)
  })

  it.each([
    ['JSON that is cut off', 'Content-Type: application/json', '{"a":', 400],
    ['gzip that is none', 'Content-Type: application/json\r\nContent-Encoding: gzip', 'nogzi', 400],
    ['a character set that is none', 'Content-Type: application/json; charset=klingon', '{}', 415],
    ['an encoding that is none', 'Content-Type: application/json\r\nContent-Encoding: zzz', '{}', 415],
  ])('a body of %s is refused by the runtime, good token or not', async (_, header, body, status) => {
    const headers = [SAME_ORIGIN, bearer(user.idToken), header, `Content-Length: ${body.length}`]
    expectRefused(await sendBytes('POST', headers, body), status)
  })
})
