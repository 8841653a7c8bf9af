import type { Browser, Page } from '@playwright/test'
import { heapOf } from './heap.ts'
import type { Table } from './table.ts'
import { visit } from './visit.ts'
import { interaction } from './web-bar.ts'
import { slowestInteraction, typeInSearch } from './web-interactions.ts'

/** A name that no pet has: the whole catalogue is looked through for it. */
const NO_PET = 'zzyzx'
const LOOKED_WITHIN_MS = 300_000

/** A visit in which every pet was looked at. `byItself` and `inAll` are documents read. */
export type Looking = {
  count: number
  typingMs: number
  byItself: number
  inAll: number
  heapBytes: number
  keyMs: number
  cards: number
}

/** Searches the list for what is not there until every pet was looked at, then types with all of them in memory. */
export function lookThrough(browser: Browser, address: string): Promise<Omit<Looking, 'count'>> {
  return visit(browser, address, async ({ page, speedUpLine }) => {
    // All of a large catalogue is tens of megabytes.
    await speedUpLine()
    const reads = readsFromNowOn(page)
    const box = page.getByRole('main').getByRole('searchbox')
    const none = page.getByRole('heading', { name: 'No pets found' })
    const onwards = page.getByRole('button', { name: 'Keep looking' })
    const pause = () => none.or(onwards).first().waitFor({ timeout: LOOKED_WITHIN_MS })

    const typing = await slowestInteraction(page, () => box.pressSequentially(NO_PET, { delay: 150 }))
    await pause()
    const byItself = reads()
    while (await onwards.isVisible()) {
      await onwards.click()
      await onwards.waitFor({ state: 'hidden' })
      await pause()
    }
    await box.fill('')
    await page.getByRole('article').first().waitFor()
    const cards = await page.getByRole('article').count()
    return {
      typingMs: typing.durationMs,
      byItself,
      inAll: reads(),
      cards,
      heapBytes: await heapOf(page),
      keyMs: (await slowestInteraction(page, typeInSearch)).durationMs,
    }
  })
}

/** Counts the documents that answers bring. */
function readsFromNowOn(page: Page): () => number {
  let documents = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/documents:runQuery')) return
    const answers = (await response.json().catch(() => [])) as { document?: unknown }[]
    documents += answers.filter(({ document }) => document).length
  })
  return () => documents
}

export function lookingTable(looked: Looking[]): Table {
  return {
    title: 'Every pet looked at',
    note: `One visit to the list with each catalogue, on a fast line once the first cards are there: a name that no pet has is searched for, with 'Keep looking' to the end. "Typing" is the slowest key meanwhile, "a key" the slowest once every pet is in memory.`,
    columns: ['Pets', 'Typing', 'Read by itself', 'Read in all', 'Memory', 'A key', 'Cards'],
    rows: looked.map(({ count, typingMs, byItself, inAll, heapBytes, keyMs, cards }) => [
      count.toLocaleString('en-IN'),
      interaction(typingMs),
      { value: byItself, unit: 'count' },
      { value: inAll, unit: 'count' },
      { value: heapBytes, unit: 'megabytes' },
      interaction(keyMs),
      { value: cards, unit: 'count' },
    ]),
  }
}
