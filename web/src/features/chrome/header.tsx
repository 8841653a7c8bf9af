import { Link, NavLink } from 'react-router-dom'
import { PRODUCT } from '../../content/product.ts'
import { PATHS } from '../../domain/paths.ts'
import { LogoMark } from '../../ui/art/logo-mark.tsx'
import { Container } from '../../ui/layout.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { AccountSlot, SignedOut } from '../account/account-slot.tsx'
import { SignInLink } from '../account/sign-in-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NAV_LINKS } from './nav-links.ts'
import { SearchForm } from './search-form.tsx'

/** The header that every page shares (specification section 2). */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-background">
      <Container className="flex h-16 items-center gap-1.5 sm:gap-4">
        <Link to={PATHS.home} className="mr-auto flex min-h-11 items-center gap-2 font-bold font-display text-xl">
          <LogoMark className="size-9" />
          {PRODUCT.name}
        </Link>
        <SearchForm className="hidden w-64 lg:flex xl:w-80" />
        <nav aria-label="Main" className="hidden gap-1 lg:flex">
          {NAV_LINKS.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              className="rounded-control px-3 py-2.5 font-semibold hover:text-primary aria-[current=page]:bg-tint aria-[current=page]:text-on-tint"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <ThemeSwitch />
        <SignInLinks />
        <AccountSlot />
        <MobileMenu />
      </Container>
    </header>
  )
}

function SignInLinks() {
  return (
    <SignedOut className="hidden gap-2 lg:flex">
      <SignInLink to={PATHS.signInWithGoogle} variant="secondary" className="px-4">
        Log in
      </SignInLink>
      <SignInLink to={PATHS.signInWithGoogle} className="px-4">
        Sign up
      </SignInLink>
    </SignedOut>
  )
}
