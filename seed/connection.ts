import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { SeedError } from './seed-error.ts'
import { describeTarget, type Target } from './target.ts'

const EMULATOR_ANSWER_MS = 3_000
/** The SDK by itself tries for minutes to reach what is not there. */
const STEP_MS = 60_000

/**
 * Opens the target, hands it to `use` and closes it again.
 * @throws {SeedError} where the target does not answer or refuses, with what to do about it
 */
export async function withFirestore<Result>(target: Target, use: (db: Firestore) => Promise<Result>): Promise<Result> {
  if (target.kind === 'real') {
    await checkCredentials()
    return connect(target, use)
  }
  await checkEmulator(target.host)
  return withEnvironment(emulatorEnvironment(target), () => connect(target, use))
}

async function connect<Result>(target: Target, use: (db: Firestore) => Promise<Result>): Promise<Result> {
  const app = initializeApp({ projectId: target.projectId }, `seed-${crypto.randomUUID()}`)
  const db = getFirestore(app)
  try {
    return await use(db)
  } catch (error) {
    throw inWords(error, target)
  } finally {
    await db.terminate()
    await deleteApp(app)
  }
}

/** Asked for beforehand: where there are none, Firestore's own client ends the process from within. */
async function checkCredentials(): Promise<void> {
  try {
    await applicationDefault().getAccessToken()
  } catch (cause) {
    throw new SeedError(
      "Nothing was written: Google gave no credentials. Run 'gcloud auth application-default login' first. " +
        `(${(cause as Error).message})`,
    )
  }
}

/**
 * The SDK can be told these by the environment alone, so they stand there for as long as it runs.
 * @param target an emulator
 */
function emulatorEnvironment(target: Target & { kind: 'emulator' }): Record<string, string> {
  return {
    FIRESTORE_EMULATOR_HOST: target.host,
    // An emulator needs no credentials, but the SDK looks for a Google server that would have some, and warns.
    METADATA_SERVER_DETECTION: 'none',
    // A proxy for the way out is no way to an emulator.
    no_grpc_proxy: new URL(`http://${target.host}/`).hostname,
  }
}

async function withEnvironment<Result>(
  variables: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, variables)
  try {
    return await work()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Asks over plain HTTP first: a closed port is refused at once there, while gRPC would go on trying. */
async function checkEmulator(host: string): Promise<void> {
  try {
    const response = await fetch(`http://${host}/`, { signal: AbortSignal.timeout(EMULATOR_ANSWER_MS) })
    // This is all a Firestore emulator says there.
    if ((await response.text()).trim() === 'Ok') return
  } catch {
    // Nobody there, or not a web address at all: said below.
  }
  throw new SeedError(
    `There is no Firestore emulator at ${host}. Start the emulators with 'npm start', ` +
      'or set FIRESTORE_EMULATOR_HOST to where one is running.',
  )
}

/**
 * Gives up on a step of the load that does not end.
 * @throws {SeedError} after a minute
 */
export async function inTime<Result>(step: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SeedError(`Firestore did not answer in ${STEP_MS / 1000} s.`)), STEP_MS)
  })
  try {
    return await Promise.race([step, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

function inWords(error: unknown, target: Target): unknown {
  if (!(error instanceof Error)) return error
  const again = `What was written before stays; run it again to write the rest.`
  if (error instanceof SeedError) return new SeedError(`${error.message} ${again}`)
  // gRPC's errors carry a number as their code; any other is a slip of ours and keeps its stack.
  if (typeof (error as { code?: unknown }).code !== 'number') return error
  return new SeedError(`Writing to ${describeTarget(target)} failed: ${error.message}. ${again}`)
}
