/**
 * `npm run bench:web`: builds the site, serves it by the emulators and measures it against the bar, by Lighthouse and
 * in a slowed-down Chromium. Prints a table for each part, and writes them to .local/bench/web.md. Takes an hour with
 * all pages and five runs each; web-options.ts says how to take less.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { buildFunctions, buildWeb, generateAssets } from '../../scripts/build.ts'
import { findPrerequisites, startEmulators } from '../../scripts/emulators.ts'
import { main } from '../../scripts/main.ts'
import { LOCAL, ROOT } from '../../scripts/paths.ts'
import { seed } from '../../scripts/seed.ts'
import { step } from '../../scripts/step.ts'
import { PATHS } from '../../web/src/domain/paths.ts'
import { launchBrowser } from './chromium.ts'
import { STATIC_PATH, writeStaticPage } from './static-page.ts'
import { asMarkdown, asText, missedIn, type Table } from './table.ts'
import { visit } from './visit.ts'
import { measureCatalogue } from './web-catalogue.ts'
import { measureInteractions } from './web-interactions.ts'
import { findingsTable, lighthouseTable, medianOf, runLighthouse } from './web-lighthouse.ts'
import { limitTable, loadingTable, measureLoading, weightsTable } from './web-loading.ts'
import { parseOptions } from './web-options.ts'

await main(async () => {
  const { routes, runs, counts, parts } = parseOptions(process.argv.slice(2))
  const found = await step('Looking for Java, the emulators and free ports', () => findPrerequisites('bench'))
  const { ports, outDir, name } = found
  await step('Drawing the pictures', generateAssets)
  await step('Building the site and the function', () => Promise.all([buildWeb({ outDir, ports }), buildFunctions()]))
  await step('Starting and filling the emulators', () => Promise.all([startEmulators(found), seed(ports)]))

  const site = `http://localhost:${ports.hosting}`
  const browser = await launchBrowser()
  await step('Writing home as a page without script', () =>
    visit(browser, `${site}${PATHS.home}`, ({ page }) => writeStaticPage(page, join(ROOT, outDir))),
  )
  // Home and its limit always: what they are compared by must be of the same run.
  const paths = [...new Set([...routes, PATHS.home])]
  const isPage = ({ path }: { path: string }) => routes.includes(path)
  const limits: Parameters<typeof limitTable>[0] = []
  const tables: Table[] = []

  if (parts.includes('lighthouse')) {
    const all = await runLighthouse(site, [...paths, STATIC_PATH], runs)
    const lcpOf = (path: string) => medianOf(all.find((one) => one.path === path)?.reports ?? [], 'lcp')
    limits.push({ name: 'Lighthouse', home: lcpOf(PATHS.home), limit: lcpOf(STATIC_PATH) })
    tables.push(lighthouseTable(all.filter(isPage), runs), findingsTable(all.filter(isPage)))
  }
  if (parts.includes('loading')) {
    const all = await measureLoading(browser, site, [...paths, STATIC_PATH], runs)
    const lcpOf = (path: string) => all.find((one) => one.path === path)?.lcpMs ?? Number.NaN
    limits.push({ name: 'First visits', home: lcpOf(PATHS.home), limit: lcpOf(STATIC_PATH) })
    tables.push(loadingTable(all.filter(isPage), runs), weightsTable(all.filter(isPage), runs))
  }
  if (limits.length > 0) tables.push(limitTable(limits))
  if (parts.includes('interactions')) tables.push(await measureInteractions(browser, site, runs))
  if (parts.includes('catalogue')) tables.push(await measureCatalogue(browser, ports, counts, runs))

  const missed = tables.flatMap((table) => missedIn(table).map((miss) => `${table.title}: ${miss}`))
  const verdict =
    missed.length > 0 ? `Missed:\n\n${missed.map((miss) => `- ${miss}`).join('\n')}` : 'Nothing is missed.'
  const file = join(LOCAL, name, 'web.md')
  writeFileSync(file, `${[surroundings(), ...tables.map(asMarkdown), verdict].join('\n\n')}\n`)
  console.log(`\n${[surroundings(), ...tables.map(asText), verdict].join('\n\n')}\n\nAlso in ${file}.`)
  return missed.length > 0 ? 1 : 0
})

/** What the figures depend on beside the site. */
function surroundings(): string {
  const load = loadavg().map((average) => average.toFixed(1))
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${load.join(', ')} at the end.`
}
