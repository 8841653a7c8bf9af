import type { Browser, Page } from '@playwright/test'
import { step } from '../../scripts/step.ts'
import { PATHS } from '../../web/src/domain/paths.ts'
import type { Interaction } from './observe.ts'
import { median } from './statistics.ts'
import type { Table } from './table.ts'
import { visit } from './visit.ts'
import { interaction } from './web-bar.ts'
import { SAMPLE_PET } from './web-routes.ts'

/** Event Timing reports nothing shorter, so an interaction that was not reported took this long at most. */
const LEAST_REPORTED_MS = 16

type Act = { name: string; path: string; act: (page: Page) => Promise<void> }

/** Types as people do, a letter at a time, into the search box of the list. */
export async function typeInSearch(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').pressSequentially('labra', { delay: 150 })
}

const ACTS: Act[] = [
  { name: 'Typing in the search box of the list', path: PATHS.pets, act: typeInSearch },
  {
    name: 'Opening the menu',
    path: PATHS.home,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap(),
  },
  {
    name: 'Opening the picture viewer',
    path: SAMPLE_PET,
    act: (page) =>
      page
        .getByRole('list', { name: /^Pictures of/ })
        .getByRole('button')
        .first()
        .tap(),
  },
  {
    name: 'Opening the payment dialog',
    path: SAMPLE_PET,
    act: (page) => page.getByRole('button', { name: 'Request Booking' }).tap(),
  },
  {
    name: 'Switching the sign-in tab',
    path: PATHS.logIn,
    act: (page) => page.getByRole('tab', { name: 'Sign Up' }).tap(),
  },
]

/** Does each on a page that has come to rest after a first visit, and gives how long the slowest touch or key took. */
export async function measureInteractions(browser: Browser, site: string, runs: number): Promise<Table> {
  const rows: Table['rows'] = []
  for (const { name, path, act } of ACTS) {
    const slowest: Interaction[] = []
    await step(`Interactions: ${name}`, async () => {
      while (slowest.length < runs) {
        slowest.push(await visit(browser, `${site}${path}`, ({ page }) => slowestInteraction(page, act)))
      }
    })
    const of = (value: (one: Interaction) => number): number => median(slowest.map(value))
    rows.push([
      name,
      path,
      interaction(of((one) => one.durationMs)),
      { value: of((one) => one.waitMs), unit: 'milliseconds' },
      { value: of((one) => one.workMs), unit: 'milliseconds' },
      { value: of((one) => one.durationMs - one.waitMs - one.workMs), unit: 'milliseconds' },
    ])
  }
  return {
    title: 'Interactions',
    note: `From a touch or key to the next picture on screen, the slowest of each (INP), with a processor four times slower, median of ${runs}. The browser reports in steps of 8 ms, and nothing under ${LEAST_REPORTED_MS}. Of it: waiting for the page's turn, its own code, and the next picture.`,
    columns: ['What', 'Page', 'INP', 'Waiting', 'Code', 'Picture'],
    rows,
  }
}

/** The touch or key of `act` that took longest until the next picture on screen. */
export async function slowestInteraction(page: Page, act: (page: Page) => Promise<void>): Promise<Interaction> {
  const before = await page.evaluate(countAfresh)
  await act(page)
  const { count, interactions } = await page.evaluate(reported)
  if (count === before) throw new Error('The browser saw no touch or key.')
  const unreported = { durationMs: LEAST_REPORTED_MS, waitMs: 0, workMs: 0 }
  return interactions.reduce((slowest, one) => (one.durationMs > slowest.durationMs ? one : slowest), unreported)
}

/** Runs in the page: forgets the interactions so far, and gives how many they were. */
function countAfresh(): number {
  window.observed.interactions = []
  return performance.interactionCount
}

/** Runs in the page: the interactions since, once the browser has shown their effect and told of it. */
async function reported(): Promise<{ count: number; interactions: Interaction[] }> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  // It tells some time after the picture; there is no event for an interaction that is too short to be told of.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return { count: performance.interactionCount, interactions: window.observed.interactions }
}
