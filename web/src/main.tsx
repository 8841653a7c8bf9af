import './data/firebase-defaults.ts'
import './ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { noteEarlyActions } from './app/early-actions.ts'
import { reloadOnceForNewRelease } from './app/new-release.ts'
import { registerServiceWorker } from './app/register-service-worker.ts'
import { createRouter } from './app/router.tsx'
import { AccountProvider } from './features/account/account.tsx'
import { preloadToasterOnUse } from './ui/toast.ts'

reloadOnceForNewRelease()
preloadToasterOnUse()
registerServiceWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to show the site in.')

const router = createRouter()
const site = (
  <StrictMode>
    <AccountProvider>
      <RouterProvider router={router} />
    </AccountProvider>
  </StrictMode>
)

/** Shows the site once the script of its first page is there: only then is it what the build wrote into #root. */
function show(container: HTMLElement): void {
  noteEarlyActions(container)
  const asWritten = container.hasChildNodes() && router.state.errors === null
  // A transition goes on bit by bit and lets a touch in between; a whole page at once would hold up a slow phone.
  if (asWritten) startTransition(() => void hydrateRoot(container, site))
  else createRoot(container).render(site)
}

if (router.state.initialized) {
  show(root)
} else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    show(root)
  })
}
