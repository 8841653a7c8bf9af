import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Page } from '../../domain/page.ts'
import {
  askedFor,
  opened,
  type PagedList,
  type Standing,
  standingOf,
  wantedMore,
  withPage,
} from '../../domain/paged-list.ts'

/** What there is to show of a list that is read bit by bit. */
export type ShownList<Entity> = {
  /** The cards to show. */
  shown: Entity[]
  /** How many pets were looked at for them. */
  lookedAt: number
  standing: Standing
  /** Whether the visitor has asked for more than the list showed by itself. */
  extended: boolean
  /** More cards, a longer look for them, or another try: what the standing calls for. */
  showMore: () => void
}

/**
 * A list that starts with its first page and reads on while fewer pets fit what is asked for than there is room for:
 * one page at a time, and none once the visitor asks for something else or leaves.
 * @param asked what is asked for, as text: another text starts from the first cards again
 * @param fits whether a pet fits that; changes only with `asked`
 */
export function usePagedList<Entity extends { id: string }>(
  first: Page<Entity>,
  asked: string,
  fits: (pet: Entity) => boolean,
): ShownList<Entity> {
  const [list, setList] = useState(() => opened(first, asked))
  /** The page that is on its way. */
  const reading = useRef<PagedList<Entity>['next']>(undefined)

  // By what the list is by then: a page that is being rendered meanwhile must not be lost.
  if (list.first !== first) setList(() => opened(first, asked))
  else if (list.asked !== asked) setList((now) => askedFor(now, asked))

  const found = useMemo(() => list.pets.filter(fits), [list.pets, fits])
  const shown = useMemo(() => found.slice(0, list.cards), [found, list.cards])
  const standing = standingOf(list, found.length)
  const { next } = list

  useEffect(() => {
    if (standing !== 'looking' || !next || reading.current === next) return
    reading.current = next
    // An answer to a list that was opened anew meanwhile is nobody's. A transition, so that typing goes before.
    const change = (to: (list: PagedList<Entity>) => PagedList<Entity>) =>
      startTransition(() => setList((now) => (now.next === next ? to(now) : now)))
    next().then(
      (page) => change((now) => withPage(now, page)),
      (failure: unknown) => {
        if (reading.current === next) reading.current = undefined
        change((now) => ({ ...now, failure }))
      },
    )
  }, [standing, next])

  return {
    shown,
    lookedAt: list.pets.length,
    standing,
    extended: list.extended,
    showMore: () => startTransition(() => setList((now) => wantedMore(now, found.length))),
  }
}
