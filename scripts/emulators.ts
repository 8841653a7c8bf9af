import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkPorts } from './check-ports.ts'
import { pathWith } from './command.ts'
import { canFetch, downloadOf } from './emulator-downloads.ts'
import { findFirestoreEmulator } from './find-firestore-emulator.ts'
import { findJava } from './find-java.ts'
import { localConfig, readFirebaseJson, writeFirebaseJson } from './local-config.ts'
import { atExit } from './main.ts'
import { DEMO_PROJECT, LOCAL, ROOT } from './paths.ts'
import { nameFor, type Ports, portsFor, type Run } from './ports.ts'
import { Problem } from './problem.ts'
import { stopTree } from './processes.ts'

/** Long enough for a first run to download the Firestore emulator over a slow line. */
const READY_WITHIN_MS = 300_000
/** By name, else the Extensions emulator comes along, and it wants to know who is signed in. */
const ONLY = 'auth,firestore,functions,hosting'
const READY = 'All emulators ready'

/** What must be there before the emulators can start. */
export interface Prerequisites {
  run: Run
  name: string
  ports: Ports
  /** The site's output folder, below the project's root. */
  outDir: string
  javaBin: string
  firestoreJar: string | undefined
  withUi: boolean
}

/** Looks for all of it at once and throws a Problem for what is missing, before anything is built. */
export async function findPrerequisites(run: Run): Promise<Prerequisites> {
  const ports = portsFor(run)
  const { ui, vite, ...others } = ports
  const javaBin = findJava()
  const [firestoreJar, withUi] = await Promise.all([findFirestoreEmulator(), isForPeople(run) && canHaveUi()])
  await checkPorts({ ...others, ...(withUi && { ui }), ...(run === 'dev' && { vite }) })
  const name = nameFor(run)
  return { run, name, ports, outDir: `.local/${name}/web`, javaBin, firestoreJar, withUi }
}

/** The others end by themselves, with nobody looking at the Emulator UI. */
const isForPeople = (run: Run): boolean => run === 'start' || run === 'dev'

/** The Emulator UI is a download, and a suite asked for it with no internet fails whole. */
async function canHaveUi(): Promise<boolean> {
  const { cached, url } = downloadOf('ui')
  return cached || canFetch(url)
}

/** The emulators, once they are ready. */
export interface Emulators {
  /** Shows what goes wrong in them from now on; rejects with a Problem if they end by themselves. */
  watch(): Promise<never>
}

/** Starts the Auth, Firestore, Functions and Hosting emulators, and has them stopped when this process ends. */
export async function startEmulators(wanted: Prerequisites): Promise<Emulators> {
  const { name, ports, outDir, withUi } = wanted
  const folder = join(LOCAL, name)
  mkdirSync(join(ROOT, outDir), { recursive: true })
  const config = writeFirebaseJson(name, localConfig(readFirebaseJson(), ports, outDir, withUi))
  // Short, because the path of a Unix socket in it may not pass 104 bytes.
  const temporary = mkdtempSync(join(tmpdir(), 'paws-'))
  const firebase = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const args = ['emulators:start', '--only', ONLY, '--project', DEMO_PROJECT, '--config', config]
  const child = spawn(process.execPath, [firebase, ...args], {
    cwd: folder,
    // Its own process group, so that Ctrl-C reaches us alone and we stop it in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(wanted, temporary),
  })
  atExit(async () => {
    // While it is still starting it does not stop for the asking.
    if (child.pid) await stopTree(child.pid, log.text().includes(READY) ? 8000 : 500)
    rmSync(temporary, { recursive: true, force: true })
    rmSync(config, { force: true })
  })
  const log = followLog(child, join(folder, 'emulators.log'))
  const ended = new Promise<never>((_, reject) => {
    child.on('exit', () =>
      reject(new Problem(`${log.problems()}\nThe emulators ended; .local/${name}/emulators.log has the rest.`)),
    )
  })
  ended.catch(() => {})
  await Promise.race([ended, ready(log, ports, name)])
  return {
    watch: () => {
      log.onProblems(console.error)
      return ended
    },
  }
}

/** Nothing phones home, and nothing depends on who is signed in to firebase-tools on this machine. */
function environment({ javaBin, firestoreJar }: Prerequisites, temporary: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: pathWith(javaBin),
    ...(firestoreJar && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
    // No message of the day, no look for updates.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // No search for the credentials a Google machine has; without a network it waits for an answer.
    METADATA_SERVER_DETECTION: 'none',
    // An empty configuration: no account, no usage reports.
    XDG_CONFIG_HOME: temporary,
    // The function's description by file: by port, it waits three seconds for its own connection to close.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // The hub's lock and the functions' sockets: ours to remove, and no two runs share them.
    TMPDIR: temporary,
    // firebase-tools keeps its compiled code in TMPDIR, else; with it, it starts in half the time.
    NODE_COMPILE_CACHE: join(LOCAL, 'compile-cache'),
  }
}

interface Log {
  text(): string
  problems(): string
  onProblems(show: (problems: string) => void): void
}

/** Keeps what firebase-tools prints in a file. */
function followLog({ stdout, stderr }: ChildProcess, file: string): Log {
  const copy = createWriteStream(file)
  let text = ''
  let show = (_problems: string) => {}
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      copy.write(chunk)
      const problems = problemsIn(chunk)
      if (problems) show(problems)
    })
  }
  return {
    text: () => text,
    problems: () => problemsIn(text),
    onProblems: (shown) => {
      show = shown
    },
  }
}

/** Warnings about what we mean to do: our own jar for Firestore, and no Emulator UI. */
const EXPECTED = /Env variable override detected|The Emulator UI is not starting/

/** The lines of firebase-tools' log that tell of something wrong. */
export function problemsIn(log: string): string {
  const lines = log.split('\n').filter((line) => /^\s*(⚠|✖|Error:)/.test(line))
  return lines.filter((line) => !EXPECTED.test(line)).join('\n')
}

/** Ready is when firebase-tools says so and the function answers through Hosting: one that failed to load does not. */
async function ready(log: Log, ports: Ports, name: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (!log.text().includes(READY)) {
    if (Date.now() > until) throw new Problem(`The emulators did not get ready; see .local/${name}/emulators.log.`)
    await sleep(100)
  }
  const { status } = await fetch(`http://127.0.0.1:${ports.hosting}/__session`)
  if (status === 404 || status >= 500) {
    throw new Problem(
      `${log.problems()}\nThe function behind /__session did not load; .local/${name}/emulators.log says why.`,
    )
  }
}
