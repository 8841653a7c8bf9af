import { useLoaderData } from 'react-router-dom'
import { PRODUCT } from '../content/product.ts'
import { listNewestPets } from '../data/pets.ts'
import { FeaturedPets } from '../features/home/featured-pets.tsx'
import { Hero } from '../features/home/hero.tsx'
import { HowItWorks } from '../features/home/how-it-works.tsx'
import { Newsletter } from '../features/home/newsletter.tsx'
import { Reasons } from '../features/home/reasons.tsx'
import { Services } from '../features/home/services.tsx'
import { Testimonials } from '../features/home/testimonials.tsx'
import { shownLater } from '../features/pets/shown-later.ts'

export const loader = () => ({ pets: shownLater(listNewestPets()) })

/** Home, at / and /how-it-works (specification section 2). */
export function Component() {
  const { pets } = useLoaderData<typeof loader>()
  return (
    <>
      <title>{`${PRODUCT.name} · ${PRODUCT.tagline}`}</title>
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
