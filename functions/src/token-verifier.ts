/** Why a token does not stand for a signed-in user; goes to the log, so it names the case and never the user. */
export type RefusalReason = 'expired' | 'revoked' | 'user-disabled' | 'user-not-found' | 'invalid'

/** The token was judged and refused. Every other error means that it could not be judged. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`The ID token was refused: ${reason}.`)
    this.reason = reason
  }
}

/** What the endpoint asks of the identity provider. Both calls throw {@link TokenRefused} for a bad token. */
export interface TokenVerifier {
  /**
   * Checks signature, expiry, project, revocation and that the user exists and is enabled.
   *
   * @returns when the token was issued (`iat`), in seconds since 1970.
   */
  verify(idToken: string): Promise<{ readonly issuedAtSeconds: number }>

  /** Makes the value of a session cookie that is valid for `lifetimeSeconds`. */
  createSessionCookie(idToken: string, lifetimeSeconds: number): Promise<string>
}
