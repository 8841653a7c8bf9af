import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { IconButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { SignedOut } from '../account/account-slot.tsx'
import { SignInLink } from '../account/sign-in-link.tsx'
import { NAV_LINKS } from './nav-links.ts'
import { SearchForm } from './search-form.tsx'

const PANEL = 'mobile-menu'

/** The menu of narrow screens: a popover, so Esc and a tap outside close it and the browser says whether it is open. */
export function MobileMenu() {
  const panel = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // A search within /pets changes the query alone, so the menu closes on any change of address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it close
  useEffect(() => panel.current?.hidePopover(), [location])

  return (
    <div className="lg:hidden">
      <IconButton label="Menu" popoverTarget={PANEL}>
        <Menu aria-hidden className="size-6" />
      </IconButton>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className="inset-0 top-0 bottom-auto max-h-dvh w-full overflow-y-auto border-line border-b bg-background pb-6 text-ink shadow-card"
      >
        <Container className="flex h-16 items-center justify-between">
          <span className="font-bold font-display text-xl">Menu</span>
          <IconButton label="Close menu" popoverTarget={PANEL} popoverTargetAction="hide">
            <X aria-hidden className="size-6" />
          </IconButton>
        </Container>
        <Container className="space-y-4">
          <SearchForm className="flex" />
          <nav aria-label="Main" className="grid">
            {NAV_LINKS.map(({ to, name }) => (
              <NavLink
                key={to}
                to={to}
                onClick={() => panel.current?.hidePopover()}
                className="rounded-control px-3 py-3 font-semibold aria-[current=page]:bg-tint aria-[current=page]:text-on-tint"
              >
                {name}
              </NavLink>
            ))}
          </nav>
          <SignedOut className="grid gap-3 border-line border-t pt-4">
            <SignInLink to={PATHS.signInWithGoogle}>Sign in with Google</SignInLink>
            <div className="grid grid-cols-2 gap-3">
              <SignInLink to={PATHS.signIn} variant="secondary">
                Log in
              </SignInLink>
              <SignInLink to={PATHS.signUp} variant="secondary">
                Sign up
              </SignInLink>
            </div>
          </SignedOut>
        </Container>
      </div>
    </div>
  )
}
