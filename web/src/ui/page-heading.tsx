import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/** Whether a page was opened whose heading is not there yet. */
let awaited = false

/**
 * Moves the focus to the heading of the page that was just opened, at once or when it comes: the next Tab then starts
 * on that page, and a screen reader says where one is.
 */
export function focusPageHeading(): void {
  const heading = document.querySelector('h1')
  awaited = !heading
  heading?.focus({ preventScroll: true })
}

/** The heading of the page. */
export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Whoever is typing by now, in the header's search say, is not interrupted.
    if (awaited && !(document.activeElement instanceof HTMLInputElement))
      heading.current?.focus({ preventScroll: true })
    awaited = false
  }, [])

  return <h1 ref={heading} tabIndex={-1} className={classNames('text-3xl sm:text-4xl', className)} {...rest} />
}
