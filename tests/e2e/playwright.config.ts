import { defineConfig } from '@playwright/test'

const { PAWSAATHI_HOSTING_URL, PAWSAATHI_CHROMIUM } = process.env
if (!PAWSAATHI_HOSTING_URL || !PAWSAATHI_CHROMIUM) {
  throw new Error('The browser tests need a running site and a browser: run them with “npm run test:e2e”.')
}

/** What people do on the site, in a real Chromium against the emulators. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // For a machine that is busy with other things. Nothing waits this long where all is well.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: PAWSAATHI_HOSTING_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests play the server's part; a worker would answer in their place. offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: PAWSAATHI_CHROMIUM,
      // Chromium's own look-ups go nowhere on a machine with no internet, and its sandbox can't run as root.
      args: [
        '--disable-background-networking',
        '--disable-gpu',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: ['**/*.phone.spec.ts', '**/*.alone.spec.ts'],
    },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      testMatch: '**/*.phone.spec.ts',
    },
    {
      // These change what everybody sees, so they run when nobody else is looking, one after the other.
      name: 'alone',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: '**/*.alone.spec.ts',
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
  ],
})
