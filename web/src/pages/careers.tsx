import { JOBS } from '../content/jobs.ts'
import { CONTACT } from '../content/product.ts'
import { mailLink } from '../domain/mail-link.ts'
import { PATHS } from '../domain/paths.ts'
import { JobCard } from '../features/careers/job-card.tsx'
import { PageHead } from '../features/head/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { PageIntro } from '../ui/page-intro.tsx'

/** The open positions, at /careers (specification section 2). */
export const Component = () => (
  <Container className="py-8 sm:py-10">
    <PageHead
      title="Careers"
      description="Open positions at PawSaathi in development, community, marketing and customer support. Or send us an open application."
      path={PATHS.careers}
    />
    <PageIntro title="Careers" lead="Work with us so that more people and animals in Indian cities find each other." />
    <section aria-labelledby="positions" className="mt-8">
      <h2 id="positions" className="mb-4 text-2xl">
        Open positions
      </h2>
      <ul className="grid gap-5 lg:grid-cols-2">
        {JOBS.map((job) => (
          <li key={job.title}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="open" className="mt-10 rounded-card bg-tint p-6 text-on-tint">
      <h2 id="open" className="text-2xl">
        Nothing that fits?
      </h2>
      <p className="mt-1 max-w-prose">Tell us what you do well and what you would like to do here.</p>
      <ButtonLink to={mailLink(CONTACT.careersEmail, 'Open Application')} className="mt-4">
        Send Open Application
      </ButtonLink>
    </section>
  </Container>
)
