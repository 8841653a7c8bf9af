import { useEffect } from 'react'
import { type Session, SessionProvider, useSession } from '../../data/session.tsx'
import { keepSessionHint } from '../../data/session-hint.ts'
import type { Account } from './account.tsx'
import { AccountMenu } from './account-menu.tsx'

const SIGNED_OUT: Session = { status: 'signed-out' }

type Observer = { onChange: (account: Account) => void }

/** Shows nothing; tells whoever asks who is signed in, now and whenever it changes, in any tab. */
export function LiveAccount({ onChange }: Observer) {
  return (
    <SessionProvider signedOut={<Report session={SIGNED_OUT} onChange={onChange} />}>
      <Watch onChange={onChange} />
    </SessionProvider>
  )
}

function Watch({ onChange }: Observer) {
  return <Report session={useSession()} onChange={onChange} />
}

function Report({ session, onChange }: Observer & { session: Session }) {
  useEffect(() => {
    if (session.status === 'loading') return
    keepSessionHint(session.status === 'signed-in')
    onChange(
      session.status === 'signed-in'
        ? { status: 'signed-in', menu: <AccountMenu user={session.user} /> }
        : { status: 'signed-out' },
    )
  }, [session, onChange])
  return null
}
