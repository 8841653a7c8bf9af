import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import type { Firestore } from 'firebase/firestore'

export type Actor = { called: string; firestore: Firestore }

/**
 * Everyone the rules could tell apart: not signed in, signed in, and signed in as the owner of a pet with
 * every mark of trust that an ID token can carry.
 * @param ownerId an `ownerId` of the sample pets
 */
export function everyone(environment: RulesTestEnvironment, ownerId: string): Actor[] {
  // The library declares the older Firestore class; the functions of firebase/firestore take either.
  const as = (context: { firestore(): unknown }) => context.firestore() as Firestore
  const trusted = { email: 'owner@pawsaathi.example', email_verified: true, admin: true }
  return [
    { called: 'a visitor', firestore: as(environment.unauthenticatedContext()) },
    { called: 'a signed-in user', firestore: as(environment.authenticatedContext('somebody')) },
    { called: 'the owner of a pet', firestore: as(environment.authenticatedContext(ownerId, trusted)) },
  ]
}
