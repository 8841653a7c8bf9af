import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/site-test.ts'

// A release is what Hosting serves: these tests change its files, and put them back.
test.use({ serviceWorkers: 'allow' })

const output = join(import.meta.dirname, '../..', process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')
const released = new Map<string, string>()

/** Serves a file with some of its text changed. */
async function release(file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(output, file)
  const before = await readFile(path, 'utf8')
  if (!released.has(path)) released.set(path, before)
  const after = before.replaceAll(from, to)
  expect(after, `${file} holds ${from}`).not.toBe(before)
  await writeFile(path, after)
}

test.afterEach(async () => {
  for (const [path, text] of released) await writeFile(path, text)
  released.clear()
})

test('a new release is taken up at once, and what is kept is of that one alone', async ({
  page,
  context,
  expectConsole,
}) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const revision = /\/shell\W+revision\W+([0-9a-f]{16})/.exec(
    await readFile(join(output, 'service-worker.js'), 'utf8'),
  )?.[1]

  await release('about.html', '<head>', '<head><meta name="release" content="next">')
  await release('shell.html', '<title>PawSaathi</title>', '<title>The next release</title>')
  await release('service-worker.js', String(revision), 'f'.repeat(16))

  // The page itself comes from the network, whatever the worker of the release before has kept.
  await page.goto('/about')
  await expect(page.locator('meta[name=release]')).toBeAttached()

  // Its worker comes with it and replaces what the one before kept.
  const shells = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache')) ?? ''
      const kept = await caches.open(name)
      const requests = (await kept.keys()).filter(({ url }) => new URL(url).pathname === '/shell')
      return Promise.all(requests.map(async (request) => (await (await kept.match(request))?.text()) ?? ''))
    })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(shells).toEqual([expect.stringContaining('The next release')])

  await context.setOffline(true)
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|@firebase\/firestore|uncaught: Failed to fetch/)
  const answer = await page.goto('/pets')
  expect(await answer?.text()).toContain('The next release')
  await expect(page.getByText('Showing 5 pets')).toBeVisible()
})
