import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A word on the side that is worth knowing, and is no error. */
export function Notice({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'flex items-start gap-2.5 rounded-control bg-accent-tint p-3 text-on-accent-tint',
        className,
      )}
    >
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p>{children}</p>
    </div>
  )
}
