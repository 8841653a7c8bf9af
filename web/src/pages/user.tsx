import { PRODUCT } from '../content/product.ts'
import { Container, PageIntro } from '../ui/layout.tsx'

/** The placeholder dashboard, at /user: welcome text alone, open to everybody (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <title>{`Welcome · ${PRODUCT.name}`}</title>
    <PageIntro title={`Welcome to ${PRODUCT.name}`} lead="It is good to have you with us." />
  </Container>
)
