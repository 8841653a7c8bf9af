import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * Questions that unfold their answers. Those of one `name` are open one at a time, and an open one closes again: the
 * platform's own `<details name>`, which the browser's search on the page looks into and unfolds.
 */
export function Accordion({ name, items }: { name: string; items: { id: string; title: string; body: ReactNode }[] }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {items.map(({ id, title, body }) => (
        <details key={id} id={id} name={name} className="group scroll-mt-20">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-card px-4 py-3 font-semibold hover:text-primary sm:px-5 [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose px-4 pb-4 text-muted sm:px-5">{body}</div>
        </details>
      ))}
    </div>
  )
}
