import type { Manifest } from 'vite'

/** The scripts of those sources and all that they import at once, by their keys in the manifest. */
export function closure(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build knows no script of ${key}.`)
    found.add(key)
    closure(manifest, chunk.imports ?? [], found)
  }
  return found
}
