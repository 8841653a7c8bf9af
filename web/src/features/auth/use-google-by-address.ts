import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * `?provider=google` on the address starts Google sign-in (specification section 2): once for each time that one
 * comes by it, though React's strict mode runs effects twice. The parameter goes off the address first, so that
 * neither a reload nor the way back from Google starts it again.
 */
export function useGoogleByAddress(start: () => void): void {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const startedFor = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what starts it
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (params.get('provider') !== 'google' || startedFor.current === key) return
    startedFor.current = key
    params.delete('provider')
    Promise.resolve(navigate({ search: params.toString() }, { replace: true })).then(start)
  }, [search, key])
}
