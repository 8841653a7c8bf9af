import type { ReactNode } from 'react'
import { SessionProvider, useSession } from '../../data/session.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Whoever is signed in, else `signedOut`. */
export default function AccountArea({ signedOut }: { signedOut: ReactNode }) {
  return (
    <SessionProvider signedOut={signedOut}>
      <Account signedOut={signedOut} />
    </SessionProvider>
  )
}

function Account({ signedOut }: { signedOut: ReactNode }) {
  const session = useSession()
  return session.status === 'signed-in' ? <AccountMenu user={session.user} /> : signedOut
}
