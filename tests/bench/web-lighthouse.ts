import lighthouse, { type Result as Report } from 'lighthouse'
import { Problem } from '../../scripts/problem.ts'
import { step } from '../../scripts/step.ts'
import { launchWithPort } from './chromium.ts'
import { median } from './statistics.ts'
import type { Table } from './table.ts'
import { blocking, lcp, MARKS, mark, shift } from './web-bar.ts'

const ATTEMPTS = 3

type Category = keyof typeof MARKS
const CATEGORIES = Object.keys(MARKS) as Category[]
const METRICS = {
  lcp: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

/** Lighthouse's reports on one page, as many as it was run. */
export type Reports = { path: string; reports: Report[] }

/** Runs Lighthouse's mobile preset, which empties the browser's cache each time, on each page. */
export async function runLighthouse(site: string, paths: string[], runs: number): Promise<Reports[]> {
  const { port, close } = await launchWithPort()
  const all: Reports[] = []
  for (const [index, path] of paths.entries()) {
    const reports: Report[] = []
    await step(`Lighthouse, ${index + 1} of ${paths.length}: ${path}`, async () => {
      while (reports.length < runs) reports.push(await reportOn(`${site}${path}`, port))
    })
    all.push({ path, reports })
  }
  await close()
  return all
}

/** Now and then Chromium's record of a load lacks its beginning (NO_NAVSTART), which says nothing of the page. */
async function reportOn(address: string, port: number): Promise<Report> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    if (result && !result.lhr.runtimeError) return result.lhr
  }
  throw new Problem(`Lighthouse could not measure ${address}, ${ATTEMPTS} times.`)
}

/** The marks and times of each page beside the bar. */
export function lighthouseTable(all: Reports[], runs: number): Table {
  const speed = median(all.flatMap(({ reports }) => reports.map(({ environment }) => environment.benchmarkIndex)))
  return {
    title: 'Lighthouse',
    note: `The mobile preset with simulated throttling, an empty cache, median of ${runs}. This machine's speed by Lighthouse's own index: ${speed.toFixed(0)}; at less than 1,000, times are those of a busy machine and not of the site.`,
    columns: ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS'],
    rows: all.map(({ path, reports }) => [
      path,
      ...CATEGORIES.map((category) => mark(category, medianMark(reports, category))),
      lcp(path, medianOf(reports, 'lcp')),
      blocking(medianOf(reports, 'blocking')),
      shift(medianOf(reports, 'shift')),
    ]),
  }
}

/** What Lighthouse would have otherwise, on which pages; the audits that only inform are left out. */
export function findingsTable(all: Reports[]): Table {
  const found = new Map<string, { title: string; paths: Set<string> }>()
  for (const { path, reports } of all) {
    for (const { id, title, score, scoreDisplayMode } of reports.flatMap(({ audits }) => Object.values(audits))) {
      if (score === null || score >= 0.9 || scoreDisplayMode === 'informative') continue
      const finding = found.get(id) ?? { title, paths: new Set() }
      finding.paths.add(path)
      found.set(id, finding)
    }
  }
  return {
    title: 'What Lighthouse found',
    note: 'Each audit with less than 90 of 100 in any run.',
    columns: ['Audit', 'Title', 'Pages'],
    rows: [...found].map(([id, { title, paths }]) => [id, title, [...paths].join(' ')]),
  }
}

export function medianOf(reports: Report[], metric: keyof typeof METRICS): number {
  return median(reports.map(({ audits }) => audits[METRICS[metric]]?.numericValue ?? Number.NaN))
}

function medianMark(reports: Report[], category: Category): number {
  return median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100)))
}
