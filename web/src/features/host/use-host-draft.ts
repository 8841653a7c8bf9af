import { useEffect, useState } from 'react'
import { EMPTY_DRAFT, type HostDraft, parseDraft } from '../../domain/host-draft.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Named in the privacy and cookie policies. */
const STORAGE_KEY = 'host-draft'

export type ChangeDraft = (change: Partial<HostDraft>) => void

/**
 * What was entered so far. It survives a reload, for as long as the tab is open and without photos (design decision
 * 17); where storage is switched off it lasts as long as the page.
 */
export function useHostDraft(): { draft: HostDraft; change: ChangeDraft; clear: () => void } {
  const [restored] = useState(restore)
  const [changed, setChanged] = useState<HostDraft>()
  const hydrated = useHydrated()

  useEffect(() => {
    if (changed) keep(changed)
  }, [changed])

  return {
    draft: changed ?? (hydrated ? restored : EMPTY_DRAFT),
    change: (change) => setChanged((before = restored) => ({ ...before, ...change })),
    clear: () => setChanged(EMPTY_DRAFT),
  }
}

function restore(): HostDraft {
  try {
    return parseDraft(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return EMPTY_DRAFT
  }
}

function keep(draft: HostDraft): void {
  try {
    if (draft === EMPTY_DRAFT) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Storage is switched off or full.
  }
}
