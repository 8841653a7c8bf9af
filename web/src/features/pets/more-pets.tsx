import { useEffect, useRef } from 'react'
import { formatCount } from '../../domain/words.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import type { ShownList } from './use-paged-list.ts'

/**
 * What stands below the cards of a list while there may be more of it: how to see more, what is being looked through,
 * or that it failed and how to try again. One button in every state, so that the focus stays on it.
 */
export function MorePets<Entity>({ list }: { list: ShownList<Entity> }) {
  const { standing, shown, lookedAt, extended, showMore } = list
  const pressed = useRef(false)
  const end = useRef<HTMLParagraphElement>(null)
  const complete = standing === 'complete'

  useEffect(() => {
    if (!complete || !pressed.current) return
    pressed.current = false
    // The button that had the focus is gone: the keyboard goes on from here, and not from the top of the page.
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true })
  }, [complete])

  if (complete) {
    return (
      extended && (
        <p ref={end} tabIndex={-1} className="mt-8 text-center text-muted">
          {shown.length > 0 ? 'That is all of them.' : 'Every pet was looked at.'}
        </p>
      )
    )
  }
  return (
    // The cards grow above: without this, a browser that keeps the button in its place would move them out of sight.
    <div className="mt-8 flex flex-col items-center gap-3 text-center [overflow-anchor:none]">
      {standing === 'failed' && (
        <p role="alert" className="text-danger">
          More pets could not be loaded. Check your connection, then try again.
        </p>
      )}
      <BusyButton
        variant="secondary"
        busy={standing === 'looking'}
        busyLabel="Looking through more pets…"
        onClick={() => {
          pressed.current = true
          showMore()
        }}
      >
        {standing === 'failed' ? 'Retry' : standing === 'paused' ? 'Keep looking' : 'Show more pets'}
      </BusyButton>
      {/* Said once the looking is over, and not with every page of it. */}
      <p role="status" aria-busy={standing === 'looking'} className="text-muted text-sm">
        {standing === 'looking' && `${formatCount(lookedAt)} looked at so far`}
        {standing === 'paused' &&
          `${shown.length === 0 ? 'None' : shown.length} found among the newest ${formatCount(lookedAt)} pets`}
      </p>
    </div>
  )
}
