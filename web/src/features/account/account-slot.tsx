import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'

const AccountArea = lazy(() => import('./account-area.tsx'))

/**
 * The header's place for the account. The script behind it comes when the page has settled; until then, and for
 * whoever is signed out, `signedOut` stands here.
 */
export function AccountSlot({ signedOut }: { signedOut: ReactNode }) {
  const [settled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true)), [])

  if (!settled) return signedOut
  return (
    <Suspense fallback={signedOut}>
      <AccountArea signedOut={signedOut} />
    </Suspense>
  )
}
