/**
 * `npm run bench:web`: builds the site, serves it by the emulators and measures it against the bar, by Lighthouse and
 * in a slowed-down Chromium. Prints tables for each part as soon as they are there, and writes them to .local/bench/web.md
 * too. Takes an hour with all pages and five runs each; web-options.ts says how to measure less.
 */
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
import { visit } from './visit.ts'
import { measureCatalogues } from './web-catalogue.ts'
import { measureInteractions } from './web-interactions.ts'
import { findingsTable, lighthouseTable, medianOf, runLighthouse } from './web-lighthouse.ts'
import { limitTable, loadingTable, measureLoading, weightsTable } from './web-loading.ts'
import { parseOptions } from './web-options.ts'
import { startReport } from './web-report.ts'

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
  const paths = [...new Set([...routes, PATHS.home]), STATIC_PATH]
  const isAsked = ({ path }: { path: string }) => routes.includes(path)
  const report = startReport(join(LOCAL, name, 'web.md'))

  if (parts.includes('lighthouse')) {
    const all = await runLighthouse(site, paths, runs)
    const lcpOf = (path: string) => medianOf(all.find((one) => one.path === path)?.reports ?? [], 'lcp')
    report.add(lighthouseTable(all.filter(isAsked), runs), findingsTable(all.filter(isAsked)))
    report.add(limitTable('Lighthouse', lcpOf(PATHS.home), lcpOf(STATIC_PATH)))
  }
  if (parts.includes('loading')) {
    const all = await measureLoading(browser, site, paths, runs)
    const lcpOf = (path: string) => all.find((one) => one.path === path)?.lcpMs ?? Number.NaN
    report.add(loadingTable(all.filter(isAsked), runs), weightsTable(all.filter(isAsked), runs))
    report.add(limitTable('first visits', lcpOf(PATHS.home), lcpOf(STATIC_PATH)))
  }
  if (parts.includes('interactions')) report.add(await measureInteractions(browser, site, runs))
  if (parts.includes('catalogue')) {
    report.add(...(await measureCatalogues(browser, ports, counts, runs)))
  }
  return report.end()
})
