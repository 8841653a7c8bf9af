import { useEffect, useMemo, useRef, useState } from 'react'
import { FIRST_CARDS, type Page } from '../../domain/page.ts'
import {
  askedFor,
  extended,
  opened,
  type PagedList,
  type Standing,
  standingOf,
  wantedMore,
} from '../../domain/paged-list.ts'

/** What there is to show of a list that is read bit by bit. */
export type ShownList<Entity> = {
  /** The cards to show. */
  shown: Entity[]
  /** How many pets were looked at for them. */
  lookedAt: number
  standing: Standing
  /** Whether the visitor has asked for more than the list showed by itself. */
  wasExtended: boolean
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

  if (list.first !== first) setList(opened(first, asked))
  else if (list.asked !== asked) setList(askedFor(list, asked))

  const found = useMemo(() => list.pets.filter(fits), [list.pets, fits])
  const standing = standingOf(list, found.length)
  const { next } = list

  useEffect(() => {
    if (standing !== 'looking' || !next || reading.current === next) return
    reading.current = next
    // An answer to a list that was opened anew meanwhile is nobody's.
    const change = (to: (list: PagedList<Entity>) => PagedList<Entity>) =>
      setList((now) => (now.next === next ? to(now) : now))
    next().then(
      (page) => change((now) => extended(now, page)),
      (failure: unknown) => {
        reading.current = undefined
        change((now) => ({ ...now, failure }))
      },
    )
  }, [standing, next])

  return {
    shown: found.slice(0, list.cards),
    lookedAt: list.pets.length,
    standing,
    wasExtended: list.cards > FIRST_CARDS,
    showMore: () => setList(wantedMore(list, found.length)),
  }
}
