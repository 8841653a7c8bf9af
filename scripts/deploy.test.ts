import { describe, expect, it } from 'vitest'
import { refusal } from './deploy.ts'

const env = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'pawsaathi.example',
  VITE_FIREBASE_PROJECT_ID: 'pawsaathi-in',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}

describe('a deployment', () => {
  it('goes ahead where the project and the configuration agree', () => {
    expect(refusal('pawsaathi-in', env)).toBeUndefined()
  })

  it('is refused without a project', () => {
    expect(refusal(undefined, env)).toContain('--project ID')
  })

  it('is refused for a project of the emulators', () => {
    expect(refusal('demo-pawsaathi', env)).toContain('demo-pawsaathi exists only in the emulators')
  })

  it('is refused where the configuration is not complete, naming what is missing', () => {
    const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID, ...rest } = env
    expect(refusal('pawsaathi-in', rest)).toMatch(
      /^Set VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID in \.env\.production\.local/,
    )
  })

  it('is refused where the configuration is another project’s', () => {
    expect(refusal('another-one', env)).toContain(
      'VITE_FIREBASE_PROJECT_ID is pawsaathi-in, but --project is another-one',
    )
  })
})
