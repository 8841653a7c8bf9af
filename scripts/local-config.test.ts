import { describe, expect, it } from 'vitest'
import { deployConfig, localConfig, readFirebaseJson, widenCsp } from './local-config.ts'
import { portsFor } from './ports.ts'

const production = readFirebaseJson()
const ports = portsFor('start', 0)

const cspOf = (config: typeof production) =>
  config.hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')?.value

describe('a run on this machine', () => {
  const local = localConfig(production, ports, '.local/start/web', false)

  it('lets the page reach the Auth and Firestore emulators, and widens nothing else', () => {
    expect(
      widenCsp("default-src 'none'; connect-src 'self'; img-src 'self'; frame-src 'self' https://a.b", [9099]),
    ).toBe(
      "default-src 'none'; connect-src 'self' http://localhost:9099 http://127.0.0.1:9099; img-src 'self'; frame-src 'self' https://a.b http://localhost:9099 http://127.0.0.1:9099",
    )
    expect(cspOf(local)).toContain('http://localhost:8080')
  })

  it('serves its own output folder with the rewrites and headers of production', () => {
    expect(local.hosting).toMatchObject({
      ...production.hosting,
      public: '.local/start/web',
      headers: expect.anything(),
    })
    expect(local.functions).toEqual(production.functions)
  })

  it('listens on this machine’s own address alone', () => {
    const emulators = Object.values(local.emulators as Record<string, { host: string }>)
    expect(emulators.length).toBeGreaterThan(4)
    for (const { host } of emulators) expect(host).toBe('127.0.0.1')
  })
})

describe('a deployment', () => {
  it('frames the project’s own authDomain, and no emulator', () => {
    const csp = cspOf(deployConfig(production, 'pawsaathi.example'))
    expect(csp).toContain('https://pawsaathi.example')
    expect(csp).not.toMatch(/demo-pawsaathi|localhost|127\.0\.0\.1/)
  })

  it('is what firebase.json says without a run’s ports', () => {
    expect(production.emulators).toBeUndefined()
  })
})
