import type { Browser, Page } from '@playwright/test'
import { runOrFail } from '../../scripts/command.ts'
import { DEMO_PROJECT } from '../../scripts/paths.ts'
import type { Ports } from '../../scripts/ports.ts'
import { reseed } from '../../scripts/seed.ts'
import { step } from '../../scripts/step.ts'
import { pets } from '../../seed/pets.ts'
import { PATHS } from '../../web/src/domain/paths.ts'
import { countReads } from './firestore-reads.ts'
import { median } from './statistics.ts'
import type { Cell, Table } from './table.ts'
import { visit } from './visit.ts'
import { interaction } from './web-bar.ts'
import { slowestInteraction, typeInSearch } from './web-interactions.ts'

/** A visit that takes longer is not taken again: it says enough. */
const ONCE_OVER_MS = 60_000

type Measured = { firstCardMs: number; restMs: number; heapBytes: number; reads: number; keyMs: number }

/** How home and the list do with a catalogue of that many pets, which is left in Firestore. */
export async function measureCatalogue(browser: Browser, ports: Ports, count: number, runs: number): Promise<Table> {
  const rows: Cell[][] = []
  await step(`Catalogue of ${count}: filling it`, () => fill(ports, count))
  for (const path of [PATHS.home, PATHS.pets]) {
    const visits = await step(`Catalogue of ${count}: ${path}`, () => visitOften(browser, ports, path, runs))
    const of = (value: (one: Measured) => number) => median(visits.map(value))
    rows.push([
      path,
      { value: of((one) => one.firstCardMs), unit: 'seconds' },
      { value: of((one) => one.restMs), unit: 'seconds' },
      { value: of((one) => one.reads), unit: 'count' },
      { value: of((one) => one.heapBytes), unit: 'megabytes' },
      path === PATHS.pets ? interaction(of((one) => one.keyMs)) : '',
    ])
  }
  return {
    title: `A catalogue of ${count.toLocaleString('en-IN')} pets`,
    note: `The line and processor of the first visits, median of ${runs}, or one visit where that took over a minute. "At rest" is when the last answer had come, "reads" are the documents that Firestore charges for, "memory" is the page's own after a garbage collection, "a key" is the slowest while typing in the search box.`,
    columns: ['Page', 'First card', 'At rest', 'Reads', 'Memory', 'A key'],
    rows,
  }
}

async function fill(ports: Ports, count: number): Promise<void> {
  await reseed(ports)
  await runOrFail(`node seed/load.ts --project ${DEMO_PROJECT} --count ${count - pets.length}`, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  })
}

async function visitOften(browser: Browser, ports: Ports, path: string, runs: number): Promise<Measured[]> {
  const visits: Measured[] = []
  const started = performance.now()
  do {
    visits.push(await visitOnce(browser, `http://localhost:${ports.hosting}`, path))
  } while (visits.length < runs && (visits.length > 1 || performance.now() - started < ONCE_OVER_MS))
  return visits
}

function visitOnce(browser: Browser, site: string, path: string): Promise<Measured> {
  return visit(browser, `${site}${path}`, async ({ page, observed, fetched, restMs }) => ({
    firstCardMs: observed.firstCardMs ?? Number.NaN,
    restMs,
    reads: countReads(fetched),
    heapBytes: await heapOf(page),
    keyMs: path === PATHS.pets ? (await slowestInteraction(page, typeInSearch)).durationMs : Number.NaN,
  }))
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
