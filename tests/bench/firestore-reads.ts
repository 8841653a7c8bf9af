import type { Fetched } from './fetched.ts'

/**
 * The documents that Firestore would charge as read for what a page asked of its REST interface. A query or look-up
 * that finds nothing counts as one.
 */
export function countReads(fetched: Pick<Fetched, 'url' | 'text'>[]): number {
  return fetched.reduce((sum, one) => sum + readsOf(one), 0)
}

function readsOf({ url, text }: Pick<Fetched, 'url' | 'text'>): number {
  if (!/\/documents(:|\/)/.test(url)) return 0
  const answer: unknown = JSON.parse(text)
  const parts: object[] = Array.isArray(answer) ? answer : [answer]
  const found = parts.map((part) => {
    if ('documents' in part && Array.isArray(part.documents)) return part.documents.length
    return 'document' in part || 'found' in part || 'missing' in part || 'name' in part ? 1 : 0
  })
  return Math.max(
    1,
    found.reduce((sum, documents) => sum + documents, 0),
  )
}
