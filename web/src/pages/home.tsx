import { useLoaderData } from 'react-router-dom'
import { CONTACT, PRODUCT } from '../content/product.ts'
import { PATHS } from '../domain/paths.ts'
import { type Head, ORIGIN } from '../features/head/head-tags.ts'
import { PageHead } from '../features/head/page-head.tsx'
import { FeaturedPets } from '../features/home/featured-pets.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { Newsletter } from '../features/home/newsletter.tsx'
import { Reasons } from '../features/home/reasons.tsx'
import { Services } from '../features/home/services.tsx'
import { Testimonials } from '../features/home/testimonials.tsx'
import { shownLater } from '../features/pets/shown-later.ts'

const HOME_HEAD: Head = {
  title: PRODUCT.name,
  description:
    'Rent, foster or adopt a pet from its owner in your city, and pay the owner directly by UPI. No platform fees.',
  path: PATHS.home,
  structuredData: [
    {
      '@type': 'Organization',
      name: PRODUCT.name,
      url: ORIGIN,
      logo: `${ORIGIN}/icons/icon-512.png`,
      email: CONTACT.supportEmail,
    },
    {
      '@type': 'WebSite',
      name: PRODUCT.name,
      url: ORIGIN,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${ORIGIN}${PATHS.pets}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
}

/** Firestore's script is fetched beside the page's own: the page stands before there are pets to show. */
const readPets = async () => (await import('../data/pets.ts')).listPets()

export const loader = () => ({ pets: shownLater(readPets()) })

/** Home, at / and /how-it-works (specification section 2). */
export function Component() {
  // By its result: the type for a loader itself has no functions in it, and a page has `next`.
  const { pets } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageHead {...HOME_HEAD} />
      <Hero />
      <Services />
      <FeaturedPets pets={pets} />
      <HowItWorks />
      <Reasons />
      <Testimonials />
      <Newsletter />
    </>
  )
}
