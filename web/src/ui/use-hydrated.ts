import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page is the one that was written at build time, true from the moment that the script has taken it
 * over. What depends on the visitor's device or address (storage, the query, the day) must not show before that, or
 * it would differ from the HTML that React takes over.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
