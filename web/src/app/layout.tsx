import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Footer } from '../features/chrome/footer.tsx'
import { Header } from '../features/chrome/header.tsx'
import { OfflineNotice } from '../ui/offline-notice.tsx'
import { focusPageHeading } from '../ui/page-heading.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { redoEarlyActions } from './early-actions.ts'

/** Header, page, footer. Whenever the path changes, the page starts at its top (specification section 2). */
export function Layout() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    focusPageHeading()
  }, [pathname])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Header />
      <OfflineNotice />
      <EarlyActions />
      <main id="main" className="grow">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}

/** Shows nothing; of its own, so that the layout need not be rendered again for it. */
function EarlyActions() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) redoEarlyActions()
  }, [hydrated])
  return null
}
