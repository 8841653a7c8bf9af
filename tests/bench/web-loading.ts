import type { Browser } from '@playwright/test'
import { step } from '../../scripts/step.ts'
import { median } from './statistics.ts'
import type { Table } from './table.ts'
import { blockingMs, visit } from './visit.ts'
import { blocking, lcp, shift, weight } from './web-bar.ts'
import { type Weights, weigh } from './weights.ts'

/** First visits of one page: the medians, and what the largest part of it was. */
export type Loading = {
  path: string
  lcpMs: number
  lcpElement: string
  usableMs: number
  blockingMs: number
  shift: number
  weights: Weights
}

/** Visits each page as often as `runs` says, with an empty cache each time. */
export async function measureLoading(
  browser: Browser,
  site: string,
  paths: string[],
  runs: number,
): Promise<Loading[]> {
  const all: Loading[] = []
  for (const [index, path] of paths.entries()) {
    const visits: Loading[] = []
    await step(`First visits, ${index + 1} of ${paths.length}: ${path}`, async () => {
      while (visits.length < runs) visits.push(await loadOnce(browser, site, path))
    })
    all.push(medians(visits))
  }
  return all
}

function loadOnce(browser: Browser, site: string, path: string): Promise<Loading> {
  return visit(browser, `${site}${path}`, ({ observed, fetched }) => ({
    path,
    lcpMs: observed.lcpMs,
    lcpElement: observed.lcpElement,
    usableMs: observed.usableMs ?? Number.NaN,
    blockingMs: blockingMs(observed),
    shift: observed.shift,
    weights: weigh(fetched, observed.usableMs),
  }))
}

function medians(visits: Loading[]): Loading {
  const [first] = visits
  if (!first) throw new Error('There was no visit to take the median of.')
  const of = (value: (one: Loading) => number) => median(visits.map(value))
  const weights = Object.fromEntries(
    Object.keys(first.weights).map((kind) => [kind, of((one) => one.weights[kind as keyof Weights])]),
  ) as Weights
  return {
    ...first,
    lcpMs: of((one) => one.lcpMs),
    usableMs: of((one) => one.usableMs),
    blockingMs: of((one) => one.blockingMs),
    shift: of((one) => one.shift),
    weights,
  }
}

export function loadingTable(all: Loading[], runs: number): Table {
  return {
    title: 'First visits',
    note: `Chromium with a line of 1.6 Mbps, 150 ms a request and a processor four times slower, an empty cache, median of ${runs}. "Usable" is when the page's controls work; its script has then taken over.`,
    columns: ['Page', 'LCP', 'Usable', 'Blocking', 'CLS', 'Largest part'],
    rows: all.map((one) => [
      one.path,
      lcp(one.path, one.lcpMs),
      { value: one.usableMs, unit: 'seconds' },
      blocking(one.blockingMs),
      shift(one.shift),
      one.lcpElement.replaceAll(/https?:\/\/[^/]+/g, ''),
    ]),
  }
}

export function weightsTable(all: Loading[], runs: number): Table {
  return {
    title: 'Weights',
    note: `Gzip, of the same visits, median of ${runs}. "Script to use" was asked for before the page's controls worked; "all script" includes what follows when the page is idle. The first view is all that comes without a touch, but for the script that follows.`,
    columns: ['Page', 'HTML', 'CSS', 'Fonts', 'Script to use', 'All script', 'First view'],
    rows: all.map(({ path, weights }) => [
      path,
      weight('html', weights.html),
      weight('css', weights.css),
      weight('fonts', weights.fonts),
      weight('scriptToUse', weights.scriptToUse),
      weight('allScript', weights.allScript),
      weight('firstView', weights.firstView),
    ]),
  }
}

/** How near home comes to a page of the same words without script, which is the quickest it could be. LCP in ms. */
export function limitTable(measuredBy: string, home: number, limit: number): Table {
  return {
    title: `The limit, by ${measuredBy}`,
    note: 'Home beside a page of the same words and first picture with no script and no font of its own, from the same server in the same run.',
    columns: ['Page', 'LCP'],
    rows: [
      ['Home', { value: home, unit: 'seconds' }],
      ['Without script', { value: limit, unit: 'seconds' }],
      ['Home ÷ without', { value: home / limit, unit: 'times' }],
    ],
  }
}
