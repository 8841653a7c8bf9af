import { HELP_FAQS } from '../content/help.ts'
import { PATHS } from '../domain/paths.ts'
import { FaqAccordion } from '../features/articles/faq-accordion.tsx'
import { PageHead } from '../features/head/page-head.tsx'
import { HelpCards } from '../features/support/help-cards.tsx'
import { SupportForm } from '../features/support/support-form.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** Help and support, at /help (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <PageHead
      title="Help & Support"
      description="Answers for pet owners and renters, and people behind them: our support answers within 24 hours."
      path={PATHS.help}
    />
    <PageIntro title="Help & Support" lead="Answers first, and people behind them if you need more." />
    <div className="mt-8">
      <HelpCards />
    </div>
    <div className="mt-10 grid items-start gap-10 lg:grid-cols-2">
      <section aria-labelledby="faq">
        <h2 id="faq" className="mb-4 text-2xl">
          Frequently Asked Questions
        </h2>
        <FaqAccordion name="help" items={HELP_FAQS} />
      </section>
      <SupportForm />
    </div>
  </Container>
)
