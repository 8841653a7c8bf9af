import { CircleCheck } from 'lucide-react'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 4, the success step (specification section 2). */
export function ListingSubmitted({ moved }: { moved: boolean }) {
  return (
    <div className="mx-auto max-w-xl rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-10">
      <CircleCheck aria-hidden className="mx-auto mb-3 size-16 text-success" />
      <StepFrame title="Listing Submitted Successfully" moved={moved}>
        <p className="mt-2 text-muted">
          Thank you for sharing your companion. To list another pet, go back to the first step: the form is empty again.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink to={PATHS.dashboard}>Go to Dashboard</ButtonLink>
          <ButtonLink to={PATHS.home} variant="secondary">
            Back to Home
          </ButtonLink>
        </div>
      </StepFrame>
    </div>
  )
}
