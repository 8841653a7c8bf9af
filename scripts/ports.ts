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

/** Added to every port, so that several can work on one machine. */
const OFFSET = Number(process.env.PAWSAATHI_PORT_OFFSET ?? 0)

export type Run = 'start' | 'dev' | 'test' | 'bench'

/** Tests and measurements have a set of their own each, so that they run while `npm start` is up. */
const RUN_OFFSETS: Record<Run, number> = { start: 0, dev: 0, test: 100, bench: 200 }

export function portsFor(run: Run, offset = OFFSET): Ports {
  const shift = offset + RUN_OFFSETS[run]
  return Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, port + shift])) as Ports
}

/** The name of a run's output folder and configuration: its own, where it has ports of its own. */
export function nameFor(run: Run, offset = OFFSET): string {
  return offset ? `${run}-${offset}` : run
}
