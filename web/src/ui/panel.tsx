import type { ReactNode } from 'react'

/** A part of a page on a card of its own, under its heading. */
export function Panel({
  title,
  id,
  lead,
  children,
}: {
  title: string
  id: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
