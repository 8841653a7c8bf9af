import { PATHS } from '../domain/paths.ts'

/** A path of the site and the file in pages/ that shows it. */
export type RouteRow = { path: string; page: string }

/** The one row that stands for many pages. */
export const PET_ROUTE = `${PATHS.pets}/:id`

/**
 * The route table of specification section 2, a row each. The router, the Hosting rewrites, the pages written at
 * build time and the sitemap read it here; a path that is not here shows the not-found page.
 */
export const ROUTE_TABLE: RouteRow[] = [
  { path: PATHS.home, page: 'home' },
  { path: PATHS.howItWorks, page: 'home' },
  { path: PATHS.pets, page: 'browse' },
  { path: PATHS.adoption, page: 'adoption' },
  { path: PET_ROUTE, page: 'pet-detail' },
  { path: PATHS.host, page: 'host' },
  { path: PATHS.help, page: 'help' },
  { path: PATHS.signIn, page: 'auth' },
  { path: PATHS.logIn, page: 'auth' },
  { path: PATHS.signUp, page: 'auth' },
  { path: PATHS.about, page: 'about' },
  { path: PATHS.safety, page: 'safety' },
  { path: PATHS.careers, page: 'careers' },
  { path: PATHS.contact, page: 'contact' },
  { path: PATHS.trust, page: 'trust' },
  { path: PATHS.faqs, page: 'faqs' },
  { path: PATHS.terms, page: 'terms' },
  { path: PATHS.privacy, page: 'privacy' },
  { path: PATHS.cookies, page: 'cookies' },
  { path: PATHS.user, page: 'user' },
]

/** Every other path. */
export const NOT_FOUND: RouteRow = { path: '*', page: 'not-found' }
