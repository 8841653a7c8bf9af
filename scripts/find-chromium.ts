import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './command.ts'
import { Problem } from './problem.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MACOS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/**
 * The browser for the browser tests: PAWSAATHI_CHROMIUM, or the machine's own Chromium or Chrome, or Playwright's
 * download, or the distribution's package where we may install it. No browser is a Problem, never a skipped test.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.PAWSAATHI_CHROMIUM
  if (chosen && !runs(chosen))
    throw new Problem(`PAWSAATHI_CHROMIUM names ${chosen}, which does not run: correct it, or unset it.`)
  const found = chosen ?? installed() ?? playwrights()
  if (found) return found
  await run('playwright install chromium')
  const downloaded = playwrights()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0) await run('apt-get update && apt-get install --yes chromium')
  const packaged = installed()
  if (packaged) return packaged
  throw new Problem(
    'The browser tests need Chromium or Chrome, and none could be found, downloaded or installed: install one, or set PAWSAATHI_CHROMIUM to where it is.',
  )
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...MACOS].find(runs)
}

function playwrights(): string | undefined {
  return [chromium.executablePath()].find(runs)
}

/** Some distributions put a stub in Chromium's place that only says how to install it. */
function runs(browser: string): boolean {
  return existsSync(browser) && spawnSync(browser, ['--version'], { timeout: 10_000 }).status === 0
}
