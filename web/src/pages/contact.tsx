import { PATHS } from '../domain/paths.ts'
import { PageHead } from '../features/head/page-head.tsx'
import { ContactDetails } from '../features/support/contact-details.tsx'
import { ContactForm } from '../features/support/contact-form.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** How to reach us, at /contact (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <PageHead
      title="Contact Us"
      description="Write to us, call us from Monday to Friday, or visit our office in Bangalore. We answer messages within 24 hours."
      path={PATHS.contact}
    />
    <PageIntro title="Contact Us" lead="A question, an idea, something that went wrong: here is how to reach us." />
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <ContactForm />
      <ContactDetails />
    </div>
  </Container>
)
