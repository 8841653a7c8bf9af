import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAccount } from './account.tsx'

/*
 * Until the identity library has answered, nobody knows who the visitor is. The page then goes by the device's hint
 * (data/session-hint.ts), in the stylesheet: public/before-app.js sets `data-signed-in` before the first paint, so there
 * is no flash, and the HTML is the same for everyone.
 */

/** The header's place for the avatar and its menu. */
export function AccountSlot() {
  const { account } = useAccount()
  if (account.status === 'signed-in') return account.menu
  if (account.status === 'signed-out') return null
  return <Skeleton className="hidden size-11.5 shrink-0 rounded-full in-data-signed-in:block" />
}

/** What is there only for whoever is not signed in. */
export function SignedOut({ className, children }: { className: string; children: ReactNode }) {
  const { account } = useAccount()
  if (account.status === 'signed-in') return null
  return (
    <div className={classNames(account.status === 'unknown' && 'in-data-signed-in:hidden!', className)}>{children}</div>
  )
}
