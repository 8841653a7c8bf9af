import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { overweight, weigh } from './script-budgets.ts'

const KB = 1024
const manifest: Manifest = {
  'index.html': { file: 'index.js', name: 'index', imports: ['_react.js'], dynamicImports: ['src/pages/home.tsx'] },
  '_react.js': { file: 'react.js', name: 'react' },
  'src/pages/home.tsx': { file: 'home.js', name: 'home', isDynamicEntry: true, imports: ['index.html', '_card.js'] },
  '_card.js': { file: 'card.js', name: 'card' },
  'src/data/pets.ts': { file: 'pets.js', name: 'pets', isDynamicEntry: true, imports: ['index.html', '_firebase.js'] },
  '_firebase.js': { file: 'firebase.js', name: 'firebase' },
  'src/features/account/live-account.tsx': {
    file: 'live.js',
    name: 'live',
    isDynamicEntry: true,
    imports: ['_auth.js'],
  },
  '_auth.js': { file: 'auth.js', name: 'auth', imports: ['_firebase.js'] },
  'src/data/sign-in.ts': { file: 'sign-in.js', name: 'sign-in', isDynamicEntry: true, imports: ['_auth.js'] },
  'src/ui/toaster.tsx': { file: 'toaster.js', name: 'toaster', isDynamicEntry: true, imports: ['index.html'] },
}
const sizes = {
  'index.js': 20 * KB,
  'react.js': 80 * KB,
  'home.js': 5 * KB,
  'card.js': 2 * KB,
  'pets.js': 20 * KB,
  'firebase.js': 9 * KB,
  'live.js': 10 * KB,
  'auth.js': 22 * KB,
  'sign-in.js': 1 * KB,
  'toaster.js': 12 * KB,
}

test('every kind is weighed with all that it imports at once, and without what is there by then', () => {
  const kilobytes = Object.fromEntries(weigh(manifest, sizes).map((weight) => [weight.kind, weight.kilobytes]))
  expect(kilobytes).toEqual({
    'src/pages/home.tsx': 107,
    'reading the pets': 29,
    identity: 33,
    'src/ui/toaster.tsx': 12,
    'Home when idle': 169,
  })
})

test('what is within its budget is not mentioned', () => {
  expect(overweight(weigh(manifest, sizes), {})).toEqual([])
})

test('what is over its budget is named with by how much, and what grew since the record', () => {
  const heavier = { ...sizes, 'card.js': 30 * KB, 'home.js': 5.5 * KB }
  const recorded = { index: 20 * KB, react: 80 * KB, home: 5 * KB, card: 2 * KB }
  const [line, ...others] = overweight(weigh(manifest, heavier), recorded)
  expect(line).toBe('src/pages/home.tsx: 135.5 KB, 9.5 more than its 126. Grown: card +28.0 KB, home +0.5 KB.')
  expect(others).toEqual([])
})

test('a script that the build no longer has is an error and not a weight of nothing', () => {
  const { 'src/data/pets.ts': _gone, ...rest } = manifest
  expect(() => weigh(rest, sizes)).toThrow('The build knows no script of src/data/pets.ts.')
})
