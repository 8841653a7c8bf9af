export const PROJECT = 'demo-pawsaathi'

/** An ID token as the Auth emulator makes them, unsigned, of the user with that id. */
export function tokenOf(userId: string): string {
  const nowSeconds = Math.floor(Date.now() / 1000)
  const claims = {
    aud: PROJECT,
    iss: `https://securetoken.google.com/${PROJECT}`,
    sub: userId,
    iat: nowSeconds,
    auth_time: nowSeconds,
    exp: nowSeconds + 3600,
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

/** Whose the token or session cookie is, by its unchecked claims. */
export function userOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).sub
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
