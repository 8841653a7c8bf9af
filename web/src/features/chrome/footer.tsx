import { Link } from 'react-router-dom'
import { PRODUCT } from '../../content/product.ts'
import { LogoMark } from '../../ui/art/logo-mark.tsx'
import { Container } from '../../ui/layout.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FOOTER_GROUPS, LEGAL_LINKS } from './nav-links.ts'

/** The year that the page was built in. Put in by vite.config.ts. */
declare const __BUILD_YEAR__: number

/** The footer that every page shares (specification section 2). */
export function Footer() {
  return (
    <footer className="mt-auto border-line border-t bg-sunken">
      <Container className="grid gap-10 py-10 lg:grid-cols-[2fr_3fr]">
        <div className="max-w-xs">
          <p className="flex items-center gap-2 font-bold font-display text-xl">
            <LogoMark className="size-9" />
            {PRODUCT.name}
          </p>
          <p className="mt-2 text-muted">
            {PRODUCT.tagline}. You pay the owner directly by UPI; we take no commission.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-lg">{title}</h2>
              <ul className="mt-1">
                {links.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to} className="inline-block py-1.5 text-muted hover:text-primary hover:underline">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <div className="border-line border-t">
        <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-muted text-sm">
          <p>
            © <CurrentYear /> {PRODUCT.name}. All rights reserved.
          </p>
          <ul className="flex gap-5">
            {LEGAL_LINKS.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-1.5 hover:text-primary hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </footer>
  )
}

/** Of its own, so that the footer need not be rendered again for it. */
const CurrentYear = () => (useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)
