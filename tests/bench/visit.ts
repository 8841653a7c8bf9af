import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import { type Fetched, fetchedBy } from './fetched.ts'
import { type Observed, observe } from './observe.ts'
import { BITS_PER_SECOND, LATENCY_MS, SLOWER_PROCESSOR } from './web-bar.ts'

/** Nothing under way for so long means that the page has done what it does by itself. */
const QUIET_MS = 2000
/** Ten thousand pets take minutes on the slow line. */
const QUIET_WITHIN_MS = 900_000

/** A page that has come to rest on a slow phone with an empty cache. */
export type Visit = {
  page: Page
  observed: Observed
  fetched: Fetched[]
  /** When the last answer had come, since the address was asked for. */
  restMs: number
  /** Gives the page a fast line from now on. */
  speedUpLine: () => Promise<void>
}

/** Opens an address as a first visit, waits until it rests, gives it to `look`, and closes it. */
export async function visit<Result>(
  browser: Browser,
  address: string,
  look: (visit: Visit) => Promise<Result> | Result,
): Promise<Result> {
  // The phone of Lighthouse's mobile preset.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  })
  try {
    const page = await context.newPage()
    const session = await page.context().newCDPSession(page)
    await setLine(session, { latency: LATENCY_MS, downloadThroughput: BITS_PER_SECOND / 8 })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.addInitScript(observe)
    const requests = requestsOf(page)
    const started = performance.now()
    await page.goto(address, { timeout: QUIET_WITHIN_MS })
    const restMs = (await restOf(page, requests)) - started
    const observed = await page.evaluate(() => window.observed)
    const timeOrigin = await page.evaluate(() => performance.timeOrigin)
    return await look({
      page,
      observed,
      fetched: await fetchedBy(requests.all, timeOrigin),
      restMs,
      speedUpLine: () => setLine(session, { latency: 0, downloadThroughput: -1 }),
    })
  } finally {
    await context.close()
  }
}

/** What the long tasks take beyond the 50 ms each that nobody notices. */
export function blockingMs({ longTasks }: Observed): number {
  return longTasks.reduce((sum, { durationMs }) => sum + durationMs - 50, 0)
}

type Line = { latency: number; downloadThroughput: number }

async function setLine(session: CDPSession, { latency, downloadThroughput }: Line): Promise<void> {
  await session.send('Network.enable')
  const uploadThroughput = downloadThroughput
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  })
}

/** Waits until nothing is under way and the processor is idle; gives when the last answer had come. */
async function restOf(page: Page, requests: Requests): Promise<number> {
  let answered: number
  do {
    answered = await requests.quiet()
    // What came last may take seconds to show, and showing it may ask for more.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  } while (answered !== requests.lastChange())
  return answered
}

type Requests = { all: Request[]; lastChange: () => number; quiet: () => Promise<number> }

/** Every request of a page from now on, and a wait for the last of them that gives when it was answered. */
function requestsOf(page: Page): Requests {
  const all: Request[] = []
  const underWay = new Set<Request>()
  let changed = performance.now()
  page.on('request', (request) => {
    all.push(request)
    underWay.add(request)
    changed = performance.now()
  })
  const ended = (request: Request) => {
    underWay.delete(request)
    changed = performance.now()
  }
  page.on('requestfinished', ended).on('requestfailed', ended)
  return {
    all,
    lastChange: () => changed,
    async quiet() {
      const until = performance.now() + QUIET_WITHIN_MS
      while (underWay.size > 0 || performance.now() - changed < QUIET_MS) {
        if (performance.now() > until) throw new Error(`${page.url()} did not come to rest.`)
        await sleep(100)
      }
      return changed
    },
  }
}
