/**
 * Writes to and removes from the Firestore emulator as its owner, past the rules, over its REST interface: what an
 * operator would do by hand while visitors look on.
 */
const host = process.env.FIRESTORE_EMULATOR_HOST
const DATABASE = 'projects/demo-pawsaathi/databases/(default)'
const documents = `http://${host}/v1/${DATABASE}/documents`
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

export async function writeDocument(path: string, fields: object): Promise<void> {
  await ask(path, { method: 'PATCH', body: JSON.stringify({ fields: encodeFields(fields) }) })
}

export async function deleteDocument(path: string): Promise<void> {
  await ask(path, { method: 'DELETE' })
}

/** Writes documents by their paths, at most 500, all at once. */
export async function writeDocuments(documents: Record<string, object>): Promise<void> {
  await commit(
    Object.entries(documents).map(([path, fields]) => ({
      update: { name: nameOf(path), fields: encodeFields(fields) },
    })),
  )
}

/** Removes documents, at most 500, all at once. */
export async function deleteDocuments(paths: string[]): Promise<void> {
  await commit(paths.map((path) => ({ delete: nameOf(path) })))
}

const nameOf = (path: string) => `${DATABASE}/documents/${path}`

async function commit(writes: object[]): Promise<void> {
  const response = await fetch(`${documents}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
    headers: asOwner,
  })
  if (!response.ok) throw new Error(`Firestore answered ${response.status}: ${await response.text()}`)
}

async function ask(path: string, init: RequestInit): Promise<void> {
  const response = await fetch(`${documents}/${path}`, { ...init, headers: asOwner })
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}: ${await response.text()}`)
}

/** A value as Firestore's REST interface writes it. */
function encode(value: unknown): object {
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { doubleValue: value }
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: encodeFields(value) } }
  throw new TypeError(`No test has needed a ${typeof value} in Firestore yet.`)
}

function encodeFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, encode(value)]))
}
