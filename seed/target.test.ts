import { expect, test } from 'vitest'
import { SeedError } from './seed-error.ts'
import { describeTarget, targetOf } from './target.ts'

test('A demo project is in the emulator, at the usual address unless the environment names another', () => {
  expect(targetOf('demo-pawsaathi', undefined)).toEqual({
    kind: 'emulator',
    projectId: 'demo-pawsaathi',
    host: '127.0.0.1:8080',
  })
  expect(describeTarget(targetOf('demo-paw', 'localhost:8281'))).toBe('demo-paw in the emulator at localhost:8281')
})

test('Any other project is a real one', () => {
  expect(targetOf('pawsaathi', undefined)).toEqual({ kind: 'real', projectId: 'pawsaathi' })
  expect(targetOf('my-demo-paw', '')).toEqual({ kind: 'real', projectId: 'my-demo-paw' })
})

test('A real project is refused while the environment sends everything to the emulator', () => {
  expect(() => targetOf('pawsaathi', '127.0.0.1:8080')).toThrow(SeedError)
  expect(() => targetOf('pawsaathi', '127.0.0.1:8080')).toThrow(/nothing would reach the real project pawsaathi/)
})
