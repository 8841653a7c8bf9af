import { PRODUCT } from '../content/product.ts'
import { ContactDetails } from '../features/support/contact-details.tsx'
import { ContactForm } from '../features/support/contact-form.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** How to reach us, at /contact (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <title>{`Contact Us · ${PRODUCT.name}`}</title>
    <PageIntro title="Contact Us" lead="A question, an idea, something that went wrong: here is how to reach us." />
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <ContactForm />
      <ContactDetails />
    </div>
  </Container>
)
