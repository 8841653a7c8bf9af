import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'

/** What the file of a page may export. */
export type PageModule = {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

export type RouteRow = { path: string; load: () => Promise<PageModule> }

const home = () => import('../pages/home.tsx')
const auth = () => import('../pages/auth.tsx')

/**
 * The route table of specification section 2, a row each. The router, the Hosting rewrites and the test that holds
 * them together read it here; a path that is not here shows the not-found page.
 */
export const ROUTE_TABLE: RouteRow[] = [
  { path: PATHS.home, load: home },
  { path: PATHS.howItWorks, load: home },
  { path: PATHS.pets, load: () => import('../pages/browse.tsx') },
  { path: PATHS.adoption, load: () => import('../pages/adoption.tsx') },
  { path: `${PATHS.pets}/:id`, load: () => import('../pages/pet-detail.tsx') },
  { path: PATHS.host, load: () => import('../pages/host.tsx') },
  { path: PATHS.help, load: () => import('../pages/help.tsx') },
  { path: PATHS.signIn, load: auth },
  { path: PATHS.logIn, load: auth },
  { path: PATHS.signUp, load: auth },
  { path: PATHS.about, load: () => import('../pages/about.tsx') },
  { path: PATHS.safety, load: () => import('../pages/safety.tsx') },
  { path: PATHS.careers, load: () => import('../pages/careers.tsx') },
  { path: PATHS.contact, load: () => import('../pages/contact.tsx') },
  { path: PATHS.trust, load: () => import('../pages/trust.tsx') },
  { path: PATHS.faqs, load: () => import('../pages/faqs.tsx') },
  { path: PATHS.terms, load: () => import('../pages/terms.tsx') },
  { path: PATHS.privacy, load: () => import('../pages/privacy.tsx') },
  { path: PATHS.cookies, load: () => import('../pages/cookies.tsx') },
  { path: PATHS.user, load: () => import('../pages/user.tsx') },
  { path: PATHS.signIn, load: auth },
  { path: PATHS.logIn, load: auth },
  { path: PATHS.signUp, load: auth },
]
