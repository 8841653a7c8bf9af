import type { BrowserContext } from '@playwright/test'

/**
 * Serves the site's scripts with one place changed, for what no setting of a running site can bring about. Gives what
 * tells in how many scripts the place was found: a test that relies on it asks, since a new build may word it anew.
 */
export async function changeScript(context: BrowserContext, place: RegExp, instead: string): Promise<() => number> {
  const changed = new Set<string>()
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    if (place.test(script)) changed.add(route.request().url())
    await route.fulfill({ response, body: script.replace(place, instead) })
  })
  return () => changed.size
}
