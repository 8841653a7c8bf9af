import { FAQ_GROUPS } from '../content/faqs.ts'
import { PATHS } from '../domain/paths.ts'
import { FaqAccordion } from '../features/articles/faq-accordion.tsx'
import { PageHead } from '../features/head/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** The frequently asked questions, at /faqs (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <PageHead
      title="Frequently Asked Questions"
      description="What people ask about renting, fostering and adopting pets, about their account, and about paying the owner by UPI."
      path={PATHS.faqs}
    />
    <PageIntro
      title="Frequently Asked Questions"
      lead="What people ask us before their first weekend with a new friend."
    />
    <div className="mt-8 grid gap-x-8 gap-y-8 lg:grid-cols-2">
      {FAQ_GROUPS.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-3 text-2xl">
            {title}
          </h2>
          <FaqAccordion name={id} items={items} />
        </section>
      ))}
    </div>
    <section aria-labelledby="more" className="mt-10 rounded-card bg-tint p-6 text-on-tint">
      <h2 id="more" className="text-2xl">
        Still have a question?
      </h2>
      <p className="mt-1">Write to us, or look at what to do in Help &amp; Support.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={PATHS.contact}>Contact us</ButtonLink>
        <ButtonLink to={PATHS.help} variant="secondary">
          Help &amp; Support
        </ButtonLink>
      </div>
    </section>
  </Container>
)
