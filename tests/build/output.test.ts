import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const output = join(import.meta.dirname, '../..', process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')
const read = (file: string) => readFileSync(join(output, file), 'utf8')
const assets = readdirSync(join(output, 'assets'))
const scripts = assets.filter((name) => name.endsWith('.js'))

test('unknown paths are answered with the app’s own shell', () => {
  expect(read('404.html')).toBe(read('index.html'))
})

test('the page keeps to the content security policy: no inline script, style element or style attribute', () => {
  const html = read('index.html')
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/)
  expect(html).not.toMatch(/<style|\sstyle=/)
})

test('the unused products of reactfire are not in the build', () => {
  for (const script of scripts)
    expect(read(`assets/${script}`), script).not.toMatch(/firebaseio\.com|firebasestorage|remoteconfig/)
})

test('all fonts together weigh 55 KB at most', () => {
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(3)
  const bytes = fonts.reduce((sum, font) => sum + statSync(join(output, 'assets', font)).size, 0)
  expect(bytes).toBeLessThanOrEqual(55 * 1024)
})
