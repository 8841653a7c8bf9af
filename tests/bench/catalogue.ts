/**
 * `npm run bench:catalogue`: how the site bears 5, 1,000 and 10,000 pets. On a slow phone's terms (a processor 4 times
 * slower, 150 ms and 1.6 Mbit/s), each visit with an empty cache: when the first card stands, how long a keystroke
 * in the search takes until it is painted, how many documents are read, how much memory the page holds.
 *
 * It needs a running site that is nobody's: it empties Firestore's emulator and fills it anew. PAWSAATHI_HOSTING_URL
 * and FIRESTORE_EMULATOR_HOST say where they are, if not where `npm start` puts them.
 */
import { availableParallelism, loadavg } from 'node:os'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { pets as samples } from '../../seed/pets.ts'
import { seedFirestore } from '../../seed/seed-firestore.ts'
import { quantile } from './statistics.ts'

const CATALOGUES = [5, 1000, 10_000]
/** Turn and turn about, so that what else the machine does meets all. */
const ROUNDS = 3
const VISITS_A_ROUND = 3
const PROJECT = 'demo-pawsaathi'
/** Lighthouse's mobile preset, as DevTools applies it. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const SLOWER_PROCESSOR = 4
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** What `watch` notes in the page. */
type Noted = Window & { firstCardMs?: number; longestEventMs?: number }

/** A name that no pet has: the whole catalogue is looked through for it. */
const NO_PET = 'zzyzx'

const { PAWSAATHI_HOSTING_URL: site = 'http://localhost:5002', FIRESTORE_EMULATOR_HOST: firestore = '127.0.0.1:8080' } =
  process.env
process.env.FIRESTORE_EMULATOR_HOST = firestore

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--disable-background-networking', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${browser.version()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
const firstCards = new Map<string, number[]>()
const lookings: Record<string, object> = {}
try {
  for (let round = 1; round <= ROUNDS; round++) {
    for (const pets of CATALOGUES) {
      await fillWith(pets)
      for (const [path, page] of [
        ['/', 'home'],
        ['/pets', 'browse'],
      ] as const) {
        const row = `${page}, ${pets} pets`
        firstCards.set(row, [...(firstCards.get(row) ?? []), ...(await openings(path))])
      }
      if (round === ROUNDS) lookings[`${pets} pets`] = await lookingThrough()
    }
  }
  console.table(Object.fromEntries([...firstCards].map(([row, times]) => [row, inWords(times)])))
  console.table(lookings)
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await fillWith(samples.length)
  await browser.close()
}

function inWords(times: number[]) {
  const [median, least, most] = [quantile(times, 0.5), Math.min(...times), Math.max(...times)].map(Math.round)
  return { 'first card, ms': median, from: least, to: most }
}

async function fillWith(pets: number): Promise<void> {
  const everything = `http://${firestore}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`
  const emptied = await fetch(everything, { method: 'DELETE' })
  if (!emptied.ok) throw new Error(`The emulator was not emptied: ${emptied.status}.`)
  await seedFirestore({ projectId: PROJECT, count: pets - samples.length, log: () => {} })
}

/** A visit on a slow phone, and the documents that were read in it. */
async function visit<Result>(use: (page: Page, session: CDPSession, documents: () => number) => Promise<Result>) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let documents = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/documents:runQuery')) return
    const answers = (await response.json().catch(() => [])) as { document?: unknown }[]
    documents += answers.filter(({ document }) => document).length
  })
  await page.addInitScript(watch)
  try {
    return await use(page, session, () => documents)
  } finally {
    await context.close()
  }
}

/** When the first card stood, in milliseconds from the start of the visit. */
async function firstCard(page: Page): Promise<number> {
  const stood = await page.waitForFunction(() => (window as Noted).firstCardMs)
  return (await stood.jsonValue()) ?? Number.NaN
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
}

/** When the first card stood, visit by visit, in milliseconds. */
async function openings(path: string): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < VISITS_A_ROUND; number++) {
    await visit(async (page, session) => {
      await slowDown(session)
      await page.goto(site + path)
      times.push(await firstCard(page))
    })
  }
  return times
}

/** Searches for what is not there until every pet was looked at, then types with all of them in memory. */
async function lookingThrough() {
  return visit(async (page, session, documents) => {
    await page.goto(`${site}/pets`)
    await firstCard(page)
    const readAtOnce = documents()
    const memoryBefore = await memoryOf(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    const box = page.getByRole('main').getByRole('searchbox')

    const more = page.getByRole('button', { name: 'Show more pets' })
    const oneMore = (await more.isVisible()) ? await longestEvent(page, () => more.click()) : undefined
    const whileLooking = await longestEvent(page, () => box.pressSequentially(NO_PET, { delay: 150 }))
    const start = performance.now()
    const none = page.getByRole('heading', { name: 'No pets found' })
    const onwards = page.getByRole('button', { name: 'Keep looking' })
    await none.or(onwards).first().waitFor({ timeout: 120_000 })
    const readByItself = documents()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    while (await onwards.isVisible()) {
      await onwards.click()
      await onwards.waitFor({ state: 'hidden' })
      await none.or(onwards).first().waitFor({ timeout: 120_000 })
    }
    await none.waitFor()
    const seconds = (performance.now() - start) / 1000
    const readInAll = documents()
    await box.fill('')
    await page.getByRole('article').first().waitFor()
    const memoryAfter = await memoryOf(session)

    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    const withAll = await longestEvent(page, async () => {
      await box.pressSequentially('bruno', { delay: 150 })
      for (let letter = 0; letter < 'bruno'.length; letter++) await box.press('Backspace', { delay: 150 })
    })
    return {
      'documents at once': readAtOnce,
      'Show more, ms': oneMore,
      'keystroke while looking, ms': whileLooking,
      'keystroke with all read, ms': withAll,
      'documents, by itself': readByItself,
      'documents, in all': readInAll,
      'looked for, s': Number(seconds.toFixed(1)),
      'memory, MB': `${memoryBefore.toFixed(1)} to ${memoryAfter.toFixed(1)}`,
      'cards on the page': await page.getByRole('article').count(),
    }
  })
}

/** The longest time from a key or a click to the paint that follows, in milliseconds; shorter than 16 is not told. */
async function longestEvent(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    ;(window as Noted).longestEventMs = 0
  })
  await act()
  // Entries come a moment after the paint.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  return page.evaluate(() => (window as Noted).longestEventMs ?? 0)
}

/** What the page's script holds after a garbage collection, in megabytes. */
async function memoryOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Runs in the page, before anything else: notes when the first card stands and how long events take. */
function watch() {
  const noted: Noted = window
  noted.longestEventMs = 0
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article')) return
    observer.disconnect()
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        noted.firstCardMs = performance.now()
      }),
    )
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longestEventMs = Math.max(noted.longestEventMs ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
