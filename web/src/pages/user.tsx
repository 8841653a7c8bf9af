import { PRODUCT } from '../content/product.ts'
import { PATHS } from '../domain/paths.ts'
import { PageHead } from '../features/head/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** The placeholder dashboard, at /user: welcome text alone, open to everybody (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <PageHead title="Welcome" description="Your place on PawSaathi." path={PATHS.user} noindex />
    <PageIntro title={`Welcome to ${PRODUCT.name}`} lead="It is good to have you with us." />
  </Container>
)
