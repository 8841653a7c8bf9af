/** A user of the Auth emulator, just signed up. */
export interface EmulatorUser {
  readonly id: string
  readonly idToken: string
  readonly project: string
}

/** A setting of the run, or an error that says how to get it. */
export function fromEnvironment(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set. These tests need the emulators; \`npm test\` starts them and sets it.`)
  return value
}

/** Signs up a new user with a made-up address, as the browser's library does. */
export async function signUp(): Promise<EmulatorUser> {
  const { localId, idToken } = await call('accounts:signUp?key=any', {
    email: `${crypto.randomUUID()}@pawsaathi.example`,
    password: 'correct horse',
    returnSecureToken: true,
  })
  const id = String(localId)
  return { id, idToken: String(idToken), project: String(claimsOf(String(idToken)).aud) }
}

/** Makes tokens that the user got by signing in before a time (in seconds since 1970) worthless. */
export async function revokeTokens(user: EmulatorUser, beforeSeconds: number): Promise<void> {
  await administer(user, 'accounts:update', { validSince: String(beforeSeconds) })
}

export async function disable(user: EmulatorUser): Promise<void> {
  await administer(user, 'accounts:update', { disableUser: true })
}

export async function remove(user: EmulatorUser): Promise<void> {
  await administer(user, 'accounts:delete', {})
}

/** What a token claims, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

/** The token with other claims. The emulator's tokens bear no signature, so it is as good as the first. */
export function withClaims(token: string, claims: Record<string, unknown>): string {
  const payload = Buffer.from(JSON.stringify({ ...claimsOf(token), ...claims })).toString('base64url')
  return `${token.split('.')[0]}.${payload}.`
}

function administer({ id, project }: EmulatorUser, method: string, body: object): Promise<Record<string, unknown>> {
  // The emulator takes "owner" for an administrator's credentials.
  return call(`projects/${project}/${method}`, { localId: id, ...body }, { Authorization: 'Bearer owner' })
}

async function call(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const url = `http://${fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/${path}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok)
    throw new Error(`The Auth emulator answered ${response.status} to ${path}: ${await response.text()}`)
  return response.json()
}
