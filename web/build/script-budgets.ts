import type { Manifest, ManifestChunk } from 'vite'
import { closure } from './manifest-closure.ts'

/** Bytes after gzip of every file of the build, by its path below the output folder. */
export type Sizes = Record<string, number>

/** What may weigh how much, and what it weighs; `scripts` are the names of what it is made of, heaviest first. */
export type Weight = { kind: string; kilobytes: number; atMost: number; scripts: Record<string, number> }

const ENTRY = 'index.html'
const PETS = 'src/data/pets.ts'
const ACCOUNT = 'src/features/account/live-account.tsx'
const SIGN_IN = 'src/data/sign-in.ts'

/**
 * Kilobytes after gzip: what each kind weighs now, and some room. Design section 6 asks for 115 before a page is usable
 * and 165 with all that comes when it is idle; why pages with pets are above that is in docs/performance.md.
 */
const AT_MOST = { page: 126, pets: 40, identity: 36, onIntent: 16, all: 200 }

/** Weighs every kind of script that the build made: what a page needs, what reads the pets, identity, what is asked for. */
export function weigh(manifest: Manifest, sizes: Sizes): Weight[] {
  const entry = closure(manifest, [ENTRY])
  const pages = keysOf(manifest, (key) => key.startsWith('src/pages/'))
  const pets = closure(manifest, [PETS])
  const identity = closure(manifest, [ACCOUNT, SIGN_IN])
  const usable = new Set([...entry, ...pages.flatMap((page) => [...closure(manifest, [page])])])
  const lazily = keysOf(manifest, (key, chunk) => chunk.isDynamicEntry === true && !pages.includes(key))
  const onIntent = lazily.filter((key) => ![PETS, ACCOUNT, SIGN_IN].includes(key))

  const weight = (kind: string, keys: Iterable<string>, atMost: number): Weight => {
    const files = [...keys].map((key) => [nameOf(manifest, key), sizes[manifest[key]?.file ?? ''] ?? 0] as const)
    const scripts = Object.fromEntries(files.sort(([, one], [, other]) => other - one))
    return { kind, kilobytes: files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024, atMost, scripts }
  }
  const home = closure(manifest, ['src/pages/home.tsx'])
  return [
    ...pages.map((page) => weight(page, union(entry, closure(manifest, [page])), AT_MOST.page)),
    weight('reading the pets', without(pets, usable), AT_MOST.pets),
    weight('identity', without(identity, usable, pets), AT_MOST.identity),
    ...onIntent.map((key) => weight(key, without(closure(manifest, [key]), usable, pets), AT_MOST.onIntent)),
    weight('Home when idle', union(entry, home, pets, identity), AT_MOST.all),
  ]
}

/** For each kind over its budget a line that says by how much, and what grew since the record was taken. */
export function overweight(weights: Weight[], recorded: Record<string, number>): string[] {
  return weights
    .filter(({ kilobytes, atMost }) => kilobytes > atMost)
    .map(({ kind, kilobytes, atMost, scripts }) => {
      const grown = Object.entries(scripts)
        .map(([name, bytes]) => ({ name, more: bytes - (recorded[name] ?? 0) }))
        .filter(({ more }) => more > 0)
        .sort((one, other) => other.more - one.more)
        .map(({ name, more }) => `${name} +${inKilobytes(more)}`)
      const cause = grown.length > 0 ? `Grown: ${grown.join(', ')}.` : 'Nothing grew: its parts were put together anew.'
      return `${kind}: ${kilobytes.toFixed(1)} KB, ${(kilobytes - atMost).toFixed(1)} more than its ${atMost}. ${cause}`
    })
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function keysOf(manifest: Manifest, test: (key: string, chunk: ManifestChunk) => boolean): string[] {
  return Object.entries(manifest).flatMap(([key, chunk]) => (test(key, chunk) ? [key] : []))
}

/** A name that stays when the content changes. */
const nameOf = (manifest: Manifest, key: string): string => manifest[key]?.name ?? key

const union = (...sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]))

const without = (set: Set<string>, ...others: Set<string>[]) =>
  [...set].filter((key) => !others.some((other) => other.has(key)))
