import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'

/** The heading of a page and what it is about, in a measure that reads well. `children` stand below. */
export function PageIntro({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="max-w-[65ch]">
      <PageHeading>{title}</PageHeading>
      {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
      {children}
    </div>
  )
}
