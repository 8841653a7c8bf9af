import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'

test('a mail link carries its subject encoded, so that an & does not cut it short', () => {
  expect(mailLink('jobs@pawsaathi.example', 'Cats & dogs')).toBe(
    'mailto:jobs@pawsaathi.example?subject=Cats%20%26%20dogs',
  )
})

test('a mail link without a subject is the address alone', () => {
  expect(mailLink('jobs@pawsaathi.example')).toBe('mailto:jobs@pawsaathi.example')
})
