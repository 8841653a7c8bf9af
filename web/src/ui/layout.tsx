import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The column of the page: 1200 px at most, with room at the sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('mx-auto w-full max-w-[76rem] px-4 sm:px-6', className)} {...rest} />
}

/** A part of a page under a heading of its own. `aside` stands beside the heading: a link to more, say. */
export function Section({
  title,
  id,
  lead,
  aside,
  children,
  className,
}: {
  title: string
  id: string
  lead?: string
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-labelledby={id} className={classNames('py-8 sm:py-10', className)}>
      <Container>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="max-w-2xl">
            <h2 id={id} className="text-2xl sm:text-3xl">
              {title}
            </h2>
            {lead && <p className="mt-1 text-muted">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Container>
    </section>
  )
}

/** The heading of the page. It takes the focus after a navigation, so that a screen reader says where one is. */
export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} className={classNames('text-3xl sm:text-4xl', className)} {...rest} />
}
