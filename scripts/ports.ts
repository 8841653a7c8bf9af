/**
 * Every port a run of the emulators takes. The last two digits all differ, so runs that are a multiple of a hundred
 * apart never meet (the hub and its kin would else move to any free port, which the next run may be about to take).
 */
const PORTS = {
  hosting: 5002, // 5000 is taken on macOS
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  ui: 4000,
  hub: 4020,
  logging: 4040,
  firestoreWebsocket: 9150,
  eventarc: 9260,
  tasks: 9270,
  vite: 5173,
}

export type Ports = Record<keyof typeof PORTS, number>

/** Tests have a set of their own, so `npm test` runs while `npm start` is up. */
const TEST_OFFSET = 100

/** Added to every port, so that several can work on one machine. */
const OFFSET = Number(process.env.PAWSAATHI_PORT_OFFSET ?? 0)

export type Run = 'start' | 'dev' | 'test'

export function portsFor(run: Run, offset = OFFSET): Ports {
  const shift = offset + (run === 'test' ? TEST_OFFSET : 0)
  return Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, port + shift])) as Ports
}

/** The name of a run's output folder and configuration: its own, where it has ports of its own. */
export function nameFor(run: Run, offset = OFFSET): string {
  return offset ? `${run}-${offset}` : run
}
