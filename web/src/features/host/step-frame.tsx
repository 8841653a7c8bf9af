import { type ReactNode, useEffect, useRef } from 'react'

/**
 * One step under its heading. A step that follows another one on the page takes the focus, so that the next Tab starts
 * there and a screen reader says where one is.
 */
export function StepFrame({
  step,
  title,
  moved,
  children,
}: {
  /** 'Step 1 of 3'; none for the success step. */
  step?: string
  title: string
  /** Whether the visitor came from another step: a page that has just been opened keeps its focus. */
  moved: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is mounted anew, and moves the focus once
  useEffect(() => {
    if (!moved) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {step && <span className="block font-normal font-sans text-base text-muted">{step}</span>}
        {title}
      </h2>
      {children}
    </>
  )
}
