import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Steps 1 to 3 are filled in, step 4 says that the listing was submitted (specification section 2). */
export const SUBMITTED = 4

/**
 * The step that is shown. The browser's history holds it, so that Back on a phone leads to the step before and a
 * reload comes back to the same one. `moved` is true once the visitor has gone from one step to another.
 */
export function useWizardStep(): { step: number; moved: boolean; goTo: (step: number) => void } {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [firstKey] = useState(key)
  return {
    step: hydrated ? readStep(state) : 1,
    moved: key !== firstKey,
    goTo: (step) => navigate(PATHS.host, { state: { step } }),
  }
}

/** Anything may stand in the history, as from an older release: the wizard starts at its beginning then. */
function readStep(state: unknown): number {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return typeof step === 'number' && [1, 2, 3, SUBMITTED].includes(step) ? step : 1
}
