/** Every address of the site that something links to. The ones in the route table are in app/route-table.ts. */
export const PATHS = {
  home: '/',
  howItWorks: '/how-it-works',
  pets: '/pets',
  adoption: '/adoption',
  host: '/host',
  help: '/help',
  about: '/about',
  safety: '/safety',
  careers: '/careers',
  contact: '/contact',
  trust: '/trust',
  faqs: '/faqs',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  user: '/user',
  signIn: '/auth',
  signInWithGoogle: '/auth?provider=google',
  logIn: '/login',
  signUp: '/signup',
  // Linked from header and footer, and not in the route table: they show the not-found page (specification section 2).
  dashboard: '/dashboard',
  profile: '/profile',
  bookings: '/bookings',
  favorites: '/favorites',
} as const

/** The page of one pet. The id may hold anything that Firestore lets an id hold. */
export const petPath = (id: string): string => `${PATHS.pets}/${encodeURIComponent(id)}`

/** The booking card's place on the page of a pet. */
export const BOOKING_ANCHOR = 'book'

/** The page of one pet, opened at its booking card. */
export const bookingPath = (id: string): string => `${petPath(id)}#${BOOKING_ANCHOR}`

/** The browse list for a search term: trimmed and URL-encoded (specification section 5). */
export const searchPath = (term: string): string => `${PATHS.pets}?search=${encodeURIComponent(term.trim())}`

/** The browse list of one service, as the cards on Home link to it. */
export const servicePath = (service: string): string => `${PATHS.pets}?service=${service}`
