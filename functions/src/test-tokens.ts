/** Makes an unsigned JWT, as the Auth emulator does: two parts, a full stop, and an empty signature. */
export function unsignedToken(payload: unknown, header: unknown = { alg: 'none', typ: 'JWT' }): string {
  return `${part(header)}.${part(payload)}.`
}

/** One part of a JWT: the value as JSON, in base64url. */
export function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
