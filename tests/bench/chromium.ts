import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { atExit } from '../../scripts/main.ts'

/** Chromium for visits, each in a context of its own; closed when this process ends. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions())
  atExit(() => browser.close())
  return browser
}

/** Chromium for a tool that speaks the browser's own protocol; gives the port, and what closes it. */
export async function launchWithPort(): Promise<{ port: number; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'paws-chromium-'))
  const { args = [], ...options } = await launchOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // Any port that is free; Chromium writes which one.
    args: [...args, '--remote-debugging-port=0'],
    // Playwright switches it off; Lighthouse looks whether a page can be kept for the way back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  atExit(close)
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return { port: Number(port), close }
}

async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await findChromium(),
    // Chromium's own look-ups would share the line, and its sandbox can't run as root.
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    // scripts/main.ts ends everything in order; Playwright would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  }
}
