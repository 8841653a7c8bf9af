import { describe, expect, it } from 'vitest'
import { outOfLine } from './install.mjs'

const wanted = {
  '': { version: '0.1.0' },
  functions: { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@rolldown/binding-darwin-arm64': { version: '1.0.0', optional: true },
}
const installed = { 'node_modules/react': { version: '19.3.1' } }
const everything = () => true

describe('whether packages must be installed', () => {
  it('is no where everything is there but what is made for other platforms', () => {
    expect(outOfLine(wanted, installed, everything)).toBeUndefined()
  })

  it('is yes on a fresh clone', () => {
    expect(outOfLine(wanted, undefined, () => false)).toBe('nothing is installed yet')
  })

  it('is yes after an install that was cut short, which has no record', () => {
    expect(outOfLine(wanted, undefined, everything)).toBe('an earlier install did not finish')
  })

  it('is yes where a package has another version than the lockfile names', () => {
    expect(outOfLine(wanted, { 'node_modules/react': { version: '19.0.0' } }, everything)).toBe(
      'package-lock.json has changed',
    )
  })

  it('is yes where the lockfile names a package that was never installed', () => {
    expect(outOfLine({ ...wanted, 'node_modules/vite': { version: '8.3.8' } }, installed, everything)).toBe(
      'package-lock.json has changed',
    )
  })

  it('is yes where the folder of a package is gone or emptied', () => {
    expect(outOfLine(wanted, installed, (path) => path === 'node_modules')).toBe('node_modules/react is incomplete')
  })
})
