import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const output = join(import.meta.dirname, '../..', process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')
const read = (file: string) => readFileSync(join(output, file), 'utf8')
const assets = readdirSync(join(output, 'assets'))
const scripts = assets.filter((name) => name.endsWith('.js'))

test('the unused products of reactfire are not in the build', () => {
  const marks = /firebaseio\.com|firebasestorage|remoteconfig/
  expect(scripts.filter((script) => marks.test(read(`assets/${script}`)))).toEqual([])
})

test('no page waits for the identity library: only the account and signing in import it', () => {
  const isLibrary = (script: string) => /identitytoolkit|FirebaseAppProvider/.test(read(`assets/${script}`))
  const waiting = scripts.filter((script) => importedAtOnce(script).some(isLibrary))
  expect(
    waiting.some((script) => script.startsWith('live-account-')),
    'the library is in the build',
  ).toBe(true)
  expect(waiting.filter((script) => !isLibrary(script) && !/^(live-account|sign-in)-/.test(script))).toEqual([])

  const html = read('index.html')
  const first = scripts.filter((script) => html.includes(script))
  expect(first.length).toBeGreaterThan(0)
  expect(first.filter((script) => waiting.includes(script))).toEqual([])
})

/** A script and all that it imports before it runs, and what that imports, and so on. */
function importedAtOnce(script: string, found = new Set<string>()): string[] {
  if (found.has(script)) return []
  found.add(script)
  // `from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`.
  for (const [, imported] of read(`assets/${script}`).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    if (imported) importedAtOnce(imported, found)
  }
  return [...found]
}

test('all fonts together weigh 55 KB at most', () => {
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(3)
  const bytes = fonts.reduce((sum, font) => sum + statSync(join(output, 'assets', font)).size, 0)
  expect(bytes).toBeLessThanOrEqual(55 * 1024)
})
