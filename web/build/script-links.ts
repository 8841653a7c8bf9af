import type { Manifest } from 'vite'

const ENTRY = 'index.html'
/** What reads the pets: Firestore, in a script of its own. */
const DATA = 'src/data/pets.ts'

/**
 * The links that have a page's scripts fetched at once rather than one after the other: those of the page, then those
 * of what it reads, after everything that the first paint needs. The entry's own stand in the template already.
 */
export function scriptLinks(manifest: Manifest, page: string): string[] {
  const entry = filesOf(manifest, ENTRY)
  const source = `src/pages/${page}.tsx`
  const own = filesOf(manifest, source).filter((file) => !entry.includes(file))
  const readsPets = manifest[source]?.dynamicImports?.includes(DATA)
  const data = readsPets ? filesOf(manifest, DATA).filter((file) => ![...entry, ...own].includes(file)) : []
  return [...own, ...data].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="low" />`)
}

/** The script of a source and all that it imports at once. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build knows no script of ${source}.`)
  if (found.has(chunk.file)) return []
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return [...found]
}
