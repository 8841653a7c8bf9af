import { useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { type PetFilter, readFilter, writeFilter } from '../../domain/filter.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const NO_QUERY = new URLSearchParams()

/**
 * The filter of the browse list. The address holds it, so that a filtered list can be shared and reloaded; a change
 * replaces the address without a history entry and without a scroll.
 *
 * The router takes an address up a moment after a keystroke, and a text box can't wait for that. So the filter is
 * state of its own, which follows the address only where something else moved it: a link, a search, Back.
 */
export function useFilter(): [PetFilter, (filter: PetFilter) => void] {
  const [asAsked, setQuery] = useSearchParams()
  // The page as it was built knows no query.
  const query = useHydrated() ? asAsked : NO_QUERY
  const navigation = useNavigationType()
  const asked = query.toString()
  const [filter, setFilter] = useState(() => readFilter(query))
  const [followed, setFollowed] = useState(asked)

  if (followed !== asked) {
    setFollowed(asked)
    if (navigation !== 'REPLACE') setFilter(readFilter(query))
  }

  return [
    filter,
    (next) => {
      setFilter(next)
      setQuery(writeFilter(next), { replace: true, preventScrollReset: true })
    },
  ]
}
