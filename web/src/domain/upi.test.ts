import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missingDetails, upiPayLink } from './upi.ts'

const details = { upiId: 'ananya@okbank', name: 'Ananya Rao', phone: '+91 9876543210' }

describe('the pay link', () => {
  test('carries payee, name, amount and currency, and nothing else', () => {
    expect(upiPayLink(details, 1000)).toBe('upi://pay?pa=ananya%40okbank&pn=Ananya%20Rao&am=1000&cu=INR')
  })

  test('gives back whatever was typed, & and = and emoji included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(), (upiId, name, amount) => {
        const query = upiPayLink({ upiId, name, phone: '1' }, amount).replace('upi://pay?', '')
        const parts = query.split('&').map((part) => part.split('=') as [string, string])
        expect(parts.map(([key]) => key)).toEqual(['pa', 'pn', 'am', 'cu'])
        expect(parts.map(([, value]) => decodeURIComponent(value))).toEqual([
          upiId.trim(),
          name.trim(),
          String(amount),
          'INR',
        ])
      }),
    )
  })

  test('survives half an emoji', () => {
    expect(() => upiPayLink({ ...details, name: 'Ananya \ud83d' }, 10)).not.toThrow()
  })
})

test.each([
  [details, []],
  [{ ...details, upiId: '' }, ['upiId']],
  [{ ...details, name: '   ' }, ['name']],
  [{ ...details, phone: '\t' }, ['phone']],
  [{ upiId: ' ', name: '', phone: '' }, ['upiId', 'name', 'phone']],
])('of %j there is missing %j', (given, missing) => {
  expect(missingDetails(given)).toEqual(missing)
})
