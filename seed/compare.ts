import { isDeepStrictEqual } from 'node:util'
import { Timestamp } from 'firebase-admin/firestore'

/** What writing the document would do. */
export type Difference = 'added' | 'changed' | 'unchanged'

/**
 * Compares a document with what stands in Firestore, `undefined` where nothing does.
 * The order of fields means nothing; a field too many is a change, since the load would take it away.
 */
export function compare(wanted: Record<string, unknown>, stored: Record<string, unknown> | undefined): Difference {
  if (!stored) return 'added'
  return isDeepStrictEqual(wanted, withDates(stored)) ? 'unchanged' : 'changed'
}

/** Firestore gives every `Date` back as a `Timestamp`. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(withDates)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]))
}
