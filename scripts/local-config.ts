import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'
import type { Ports } from './ports.ts'

const LOOPBACK = '127.0.0.1'
const CSP = 'Content-Security-Policy'

interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/** The part of firebase.json that differs between production and a run on this machine. */
export interface FirebaseConfig {
  hosting: { public: string; headers: HeaderRule[] }
  [section: string]: unknown
}

/**
 * firebase.json as a run of the emulators needs it: its ports, on this machine's own address alone; the site from the
 * run's output folder; and a Content-Security-Policy that lets the page reach the Auth and Firestore emulators.
 */
export function localConfig(
  production: FirebaseConfig,
  ports: Ports,
  publicFolder: string,
  withUi: boolean,
): FirebaseConfig {
  const on = (port: number) => ({ host: LOOPBACK, port })
  const open = withCsp(production, (csp) => widenCsp(csp, [ports.auth, ports.firestore]))
  return {
    ...open,
    hosting: { ...open.hosting, public: publicFolder },
    emulators: {
      auth: on(ports.auth),
      firestore: { ...on(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: on(ports.functions),
      hosting: on(ports.hosting),
      hub: on(ports.hub),
      logging: on(ports.logging),
      eventarc: on(ports.eventarc),
      tasks: on(ports.tasks),
      ui: { enabled: withUi, ...on(ports.ui) },
    },
  }
}

/** firebase.json as a deployment needs it: sign-in's frame comes from the project's own authDomain. */
export function deployConfig(production: FirebaseConfig, authDomain: string): FirebaseConfig {
  return withCsp(production, (csp) => csp.replaceAll('https://demo-pawsaathi.firebaseapp.com', `https://${authDomain}`))
}

/** A policy that also allows these ports of this machine, by both its names, to be connected to and framed. */
export function widenCsp(csp: string, ports: number[]): string {
  const hosts = ports.flatMap((port) => [`http://localhost:${port}`, `http://${LOOPBACK}:${port}`]).join(' ')
  return csp.replace(/\b(connect-src|frame-src)([^;]*)/g, `$1$2 ${hosts}`)
}

function withCsp(config: FirebaseConfig, change: (csp: string) => string): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: key === CSP ? change(value) : value })),
  }))
  return { ...config, hosting: { ...config.hosting, headers } }
}

export function readFirebaseJson(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'))
}

/** Writes the git-ignored firebase.NAME.json beside firebase.json, since paths in it start there; gives its path. */
export function writeFirebaseJson(name: string, config: FirebaseConfig): string {
  const file = join(ROOT, `firebase.${name}.json`)
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`)
  return file
}
