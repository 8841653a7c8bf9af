import { Check } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const SHAPE = 'flex min-h-11 w-full flex-col items-center gap-1 rounded-control px-1 py-1.5 text-center text-sm'
const MARK = 'flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-semibold'

/** Where one is in the wizard. The steps that are done lead back to themselves (specification section 2). */
export function WizardSteps({
  names,
  current,
  onGoTo,
}: {
  names: readonly string[]
  /** Counted from 1; past the last where all is done. */
  current: number
  onGoTo: (step: number) => void
}) {
  return (
    <ol aria-label="Steps" className="grid auto-cols-fr grid-flow-col gap-1">
      {names.map((name, index) => {
        const step = index + 1
        if (step < current) {
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => onGoTo(step)}
                className={classNames(SHAPE, 'text-primary hover:bg-tint hover:text-on-tint')}
              >
                <span className={classNames(MARK, 'border-primary bg-primary text-on-primary')}>
                  <Check aria-hidden className="size-5" />
                </span>
                <span>
                  {name}
                  <span className="sr-only"> (completed)</span>
                </span>
              </button>
            </li>
          )
        }
        const here = step === current
        return (
          <li
            key={name}
            aria-current={here ? 'step' : undefined}
            className={classNames(SHAPE, here ? 'font-semibold' : 'text-muted')}
          >
            <span className={classNames(MARK, here ? 'border-primary text-primary' : 'border-control')}>{step}</span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
