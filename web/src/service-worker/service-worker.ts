import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'

/*
 * Opens the site with no network, once somebody has been here: docs/decisions/011-offline.md. It is built apart from
 * the site, to /service-worker.js (web/build/service-worker.ts).
 */

/** One release's scripts, styles, fonts and shell. They are taken up together or not at all. */
declare const __RELEASE__: { url: string; revision: string | null }[]

/** The page with nothing in it, which shows whatever its address asks for. */
const SHELL = '/shell'

/** On a line that is there but gives nothing, the shell comes after this long. */
const NETWORK_TIMEOUT_SECONDS = 6

/** Some dozen pets with all their pictures. */
const PICTURES_AT_MOST = 80

precacheAndRoute(__RELEASE__, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// Pages come from the network wherever there is one, so nobody is ever shown an old release, and this worker can
// take over at once: it serves no file that an open page of another release would ask for.
const worker = globalThis as unknown as { skipWaiting(): void }
worker.skipWaiting()
clientsClaim()
enableNavigationPreload()

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
    }),
    // Signing in needs a network; Firebase's own pages stand below /__/.
    { denylist: [/^\/(auth|login|signup)\b/, /^\/__/] },
  ),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/portraits/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: PICTURES_AT_MOST, purgeOnQuotaError: true }) as WorkboxPlugin],
  }),
)
