import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'

/** Who the visitor is, as far as the chrome needs it: the menu comes with the script that knows whose it is. */
export type Account = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; menu: ReactNode }

type LiveAccount = typeof import('./live-account.tsx').LiveAccount

const AccountContext = createContext<{ account: Account; prepare: () => void }>({
  account: { status: 'unknown' },
  prepare: () => {},
})

/** The visitor's account, live. `prepare` fetches the script behind it now rather than when the page has settled. */
export const useAccount = () => use(AccountContext)

/**
 * Watches who is signed in and gives it to `useAccount`. The identity library comes when the page has settled, or
 * with the first sign that somebody wants to sign in (`prepare`); no page waits for it.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [account, setAccount] = useState<Account>({ status: 'unknown' })
  const [Live, setLive] = useState<LiveAccount>()

  const prepare = useCallback(() => {
    // Where it can't be fetched, everything but the account works, and the next sign of interest tries again.
    import('./live-account.tsx').then(({ LiveAccount }) => setLive(() => LiveAccount)).catch(() => {})
  }, [])

  useEffect(() => whenIdle(prepare), [prepare])
  useEffect(() => {
    addEventListener('online', prepare)
    return () => removeEventListener('online', prepare)
  }, [prepare])

  return (
    <AccountContext value={useMemo(() => ({ account, prepare }), [account, prepare])}>
      {children}
      {Live && <Live onChange={setAccount} />}
    </AccountContext>
  )
}
