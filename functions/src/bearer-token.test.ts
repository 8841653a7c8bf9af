import { describe, expect, it } from 'vitest'
import { MAX_ID_TOKEN_CHARACTERS, readBearerToken } from './bearer-token.ts'
import { part, unsignedToken } from './test-tokens.ts'

const HEADER = part({ alg: 'RS256', typ: 'JWT' })
const PAYLOAD = part({ sub: 'asha' })

describe('an Authorization header gives its ID token', () => {
  it.each([
    ['a signed token', `${HEADER}.${PAYLOAD}.c2ln-_`],
    ["an emulator's token, whose signature is empty", unsignedToken({ sub: 'asha' })],
  ])('%s', (_, token) => {
    expect(readBearerToken(`Bearer ${token}`)).toEqual({ token })
  })

  it('with the scheme in any case and more than one space, as RFC 9110 allows', () => {
    const token = unsignedToken({})
    expect(readBearerToken(`bearer   ${token}`)).toEqual({ token })
  })

  it('up to the longest that could become a cookie', () => {
    const token = `${HEADER}.${PAYLOAD}.`.padEnd(MAX_ID_TOKEN_CHARACTERS, 's')
    expect(readBearerToken(`Bearer ${token}`)).toEqual({ token })
    expect(readBearerToken(`Bearer ${token}s`)).toEqual({ fault: 'malformed-token' })
  })
})

describe('an Authorization header without a token', () => {
  it.each([undefined, '', '  '])('is missing: %j', (authorization) => {
    expect(readBearerToken(authorization)).toEqual({ fault: 'missing-token' })
  })

  it.each([
    ['another scheme', `Basic ${HEADER}.${PAYLOAD}.c2ln`],
    ['no scheme', `${HEADER}.${PAYLOAD}.c2ln`],
    ['the scheme alone', 'Bearer '],
    ['one part', `Bearer ${HEADER}`],
    ['two parts', `Bearer ${HEADER}.${PAYLOAD}`],
    ['four parts', `Bearer ${HEADER}.${PAYLOAD}.c2ln.c2ln`],
    ['characters outside base64url', `Bearer ${HEADER}.${PAYLOAD}.c2ln+/=`],
    ['something after the token', `Bearer ${HEADER}.${PAYLOAD}.c2ln, Basic eA`],
    ['a line break', `Bearer ${HEADER}.${PAYLOAD}.c2ln\r\nSet-Cookie: a=b`],
    ['an empty payload', `Bearer ${HEADER}..c2ln`],
    ['a payload that is no JSON', `Bearer ${HEADER}.bm9uc2Vuc2U.c2ln`],
    ['a header that is no JSON', `Bearer bm9uc2Vuc2U.${PAYLOAD}.c2ln`],
    ['a payload of null', `Bearer ${HEADER}.${part(null)}.c2ln`],
    ['a payload that is a list', `Bearer ${HEADER}.${part([])}.c2ln`],
    ['a payload that is a text', `Bearer ${HEADER}.${part('asha')}.c2ln`],
  ])('is malformed: %s', (_, authorization) => {
    expect(readBearerToken(authorization)).toEqual({ fault: 'malformed-token' })
  })

  it('is malformed however long it is', () => {
    expect(readBearerToken(`Bearer ${'a.'.repeat(1_000_000)}`)).toEqual({ fault: 'malformed-token' })
  })
})
