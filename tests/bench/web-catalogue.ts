import type { Browser } from '@playwright/test'
import { runOrFail } from '../../scripts/command.ts'
import { DEMO_PROJECT } from '../../scripts/paths.ts'
import type { Ports } from '../../scripts/ports.ts'
import { reseed } from '../../scripts/seed.ts'
import { step } from '../../scripts/step.ts'
import { pets } from '../../seed/pets.ts'
import { PATHS } from '../../web/src/domain/paths.ts'
import { countReads } from './firestore-reads.ts'
import { heapOf } from './heap.ts'
import { type Looking, lookingTable, lookThrough } from './looking-through.ts'
import { median } from './statistics.ts'
import type { Cell, Table } from './table.ts'
import { visit } from './visit.ts'
import { interaction } from './web-bar.ts'
import { slowestInteraction, typeInSearch } from './web-interactions.ts'

/** How much later the first card may be there than in the smallest catalogue. */
const LATER_AT_MOST = 1.2

type Measured = { firstCardMs: number; restMs: number; heapBytes: number; reads: number; keyMs: number }

/** How home and the list do with catalogues of so many pets; the last of them is left in Firestore. */
export async function measureCatalogues(
  browser: Browser,
  ports: Ports,
  counts: number[],
  runs: number,
): Promise<Table[]> {
  const site = `http://localhost:${ports.hosting}`
  const measured = new Map<string, Measured[]>()
  const looked: Looking[] = []
  // Turn and turn about, so that what else the machine does meets all sizes.
  for (let run = 1; run <= runs; run++) {
    for (const count of counts) {
      await step(`Catalogue of ${count}, ${run} of ${runs}`, async () => {
        await fill(ports, count)
        for (const path of [PATHS.home, PATHS.pets]) {
          const row = nameOf(path, count)
          measured.set(row, [...(measured.get(row) ?? []), await visitOnce(browser, site, path)])
        }
        if (run === runs) looked.push({ count, ...(await lookThrough(browser, `${site}${PATHS.pets}`)) })
      })
    }
  }
  return [firstCardTable(measured, counts, runs), lookingTable(looked)]
}

const nameOf = (path: string, count: number) => `${path} with ${count.toLocaleString('en-IN')}`

function firstCardTable(measured: Map<string, Measured[]>, counts: number[], runs: number): Table {
  const rows = [PATHS.home, PATHS.pets].flatMap((path) =>
    counts.map((count): Cell[] => {
      const of = (value: (one: Measured) => number, size = count) =>
        median((measured.get(nameOf(path, size)) ?? []).map(value))
      const firstCard = of((one) => one.firstCardMs)
      const smallest = of((one) => one.firstCardMs, Math.min(...counts))
      return [
        nameOf(path, count),
        { value: firstCard, unit: 'seconds' },
        { value: firstCard / smallest, unit: 'times', atMost: LATER_AT_MOST },
        { value: of((one) => one.restMs), unit: 'seconds' },
        { value: of((one) => one.reads), unit: 'count' },
        { value: of((one) => one.heapBytes), unit: 'megabytes' },
        path === PATHS.pets ? interaction(of((one) => one.keyMs)) : '',
      ]
    }),
  )
  return {
    title: 'Large catalogues',
    note: `The line and processor of the first visits, median of ${runs}. "Later" is how the first card compares with that of the smallest catalogue, "at rest" when the last answer had come, "reads" are the documents that Firestore charges for, "memory" is the page's own after a garbage collection, "a key" is the slowest while typing in the search box.`,
    columns: ['Page', 'First card', 'Later', 'At rest', 'Reads', 'Memory', 'A key'],
    rows,
  }
}

async function fill(ports: Ports, count: number): Promise<void> {
  await reseed(ports)
  await runOrFail(`node seed/load.ts --project ${DEMO_PROJECT} --count ${count - pets.length}`, {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  })
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
