import { setTimeout as sleep } from 'node:timers/promises'
import { runOrFail } from './command.ts'
import { DEMO_PROJECT } from './paths.ts'
import type { Ports } from './ports.ts'

/** Loads the sample pets into a run's Firestore emulator, as soon as that answers. */
export async function seed(ports: Ports): Promise<void> {
  const answers = () =>
    fetch(`http://${hostOf(ports)}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await sleep(200)
  await runOrFail(`node seed/load.ts --project ${DEMO_PROJECT}`, { FIRESTORE_EMULATOR_HOST: hostOf(ports) })
}

/** Leaves the sample pets and nothing else, whatever was there. */
export async function reseed(ports: Ports): Promise<void> {
  const documents = `http://${hostOf(ports)}/emulator/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`
  await fetch(documents, { method: 'DELETE' })
  await seed(ports)
}

function hostOf({ firestore }: Ports): string {
  return `127.0.0.1:${firestore}`
}
