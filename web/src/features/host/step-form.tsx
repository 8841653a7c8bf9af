import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

/** A step before the last. Next leads on whatever was entered; nothing is checked on the way (design decision 17). */
export function StepForm({
  onNext,
  onPrevious,
  children,
}: {
  onNext: () => void
  onPrevious?: () => void
  children: ReactNode
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
      className="mt-5 grid gap-5"
    >
      {children}
      <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-5">
        {onPrevious && (
          <Button variant="secondary" onClick={onPrevious}>
            Previous
          </Button>
        )}
        <Button type="submit" className="ml-auto">
          Next
        </Button>
      </div>
    </form>
  )
}
