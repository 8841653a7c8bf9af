import { draftProblems } from '../../domain/host-draft.ts'
import { showToast } from '../../ui/toast.ts'
import { ListingPreview } from './listing-preview.tsx'
import { ListingSubmitted } from './listing-submitted.tsx'
import { PetDetailsStep } from './pet-details-step.tsx'
import { PhotosStep } from './photos-step.tsx'
import { ServicesStep } from './services-step.tsx'
import { StepForm } from './step-form.tsx'
import { StepFrame } from './step-frame.tsx'
import { SubmitForm } from './submit-form.tsx'
import { useHostDraft } from './use-host-draft.ts'
import { usePhotos } from './use-photos.ts'
import { SUBMITTED, useWizardStep } from './use-wizard-step.ts'
import { WizardSteps } from './wizard-steps.tsx'

const STEPS = ['Pet Details', 'Services & Pricing', 'Photos & Requirements'] as const

/** The wizard of Become a Pet Host (specification sections 2 to 5). Next never blocks (design decision 17). */
export function HostWizard() {
  const { step, moved, goTo } = useWizardStep()
  const { draft, change, clear } = useHostDraft()
  const photos = usePhotos()
  const problems = draftProblems(draft)
  const steps = <WizardSteps names={STEPS} current={step} onGoTo={goTo} />

  /** The controls' own rules: those of the steps before are not on the page when the listing is submitted. */
  function refuse(): boolean {
    const problem = problems.age ?? problems.price ?? problems.toDate
    if (!problem) return false
    showToast({ kind: 'error', text: problem })
    goTo(problems.age ? 1 : 2)
    return true
  }

  function finish() {
    clear()
    photos.clear()
    goTo(SUBMITTED)
    showToast({ kind: 'success', text: 'Your pet has been listed successfully!' })
  }

  if (step === SUBMITTED) {
    return (
      <div className="grid gap-6">
        {steps}
        <ListingSubmitted moved={moved} />
      </div>
    )
  }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
      <div className="grid min-w-0 gap-6">
        {steps}
        <div className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
          <StepFrame key={step} step={`Step ${step} of ${STEPS.length}`} title={STEPS[step - 1] ?? ''} moved={moved}>
            {step === 1 && (
              <StepForm onNext={() => goTo(2)}>
                <PetDetailsStep draft={draft} problems={problems} change={change} />
              </StepForm>
            )}
            {step === 2 && (
              <StepForm onNext={() => goTo(3)} onPrevious={() => goTo(1)}>
                <ServicesStep draft={draft} problems={problems} change={change} />
              </StepForm>
            )}
            {step === 3 && (
              <SubmitForm refuse={refuse} onSubmitted={finish} onPrevious={() => goTo(2)}>
                <PhotosStep draft={draft} change={change} photos={photos} />
              </SubmitForm>
            )}
          </StepFrame>
        </div>
      </div>
      <ListingPreview draft={draft} mainPhotoUrl={photos.slots[0]?.url} />
    </div>
  )
}
