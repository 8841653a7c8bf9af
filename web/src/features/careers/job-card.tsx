import { BriefcaseBusiness, MapPin } from 'lucide-react'
import type { JobPosting } from '../../content/jobs.ts'
import { CONTACT } from '../../content/product.ts'
import { mailLink } from '../../domain/mail-link.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** A position. Apply Now opens a mail with the position as its subject: the site takes no applications itself. */
export function JobCard({ job: { title, location, type, description } }: { job: JobPosting }) {
  return (
    <article className="flex h-full flex-col items-start rounded-card border border-line bg-surface p-5 shadow-card">
      <h3 className="text-xl">{title}</h3>
      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <p className="flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {location}
        </p>
        <p className="flex items-center gap-1.5">
          <BriefcaseBusiness aria-hidden className="size-4 shrink-0" />
          {type}
        </p>
      </div>
      <p className="mt-3 mb-4">{description}</p>
      <ButtonLink
        to={mailLink(CONTACT.careersEmail, title)}
        variant="secondary"
        aria-label={`Apply Now: ${title}`}
        className="mt-auto"
      >
        Apply Now
      </ButtonLink>
    </article>
  )
}
