import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { endSession, type SessionUser } from '../../data/session.tsx'
import { ACCOUNT_MESSAGES, failureMessage } from '../../domain/account-messages.ts'
import { PATHS } from '../../domain/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { showToast } from '../../ui/toast.ts'

const PANEL = 'account-menu'

const LINKS = [
  { to: PATHS.dashboard, name: 'Dashboard' },
  { to: PATHS.profile, name: 'Profile' },
  { to: PATHS.bookings, name: 'My Bookings' },
  { to: PATHS.favorites, name: 'Saved Pets' },
]

const ITEM = 'flex min-h-11 w-full items-center rounded-control px-3 hover:bg-sunken hover:text-primary'

/** The avatar and its menu (specification section 2, Header). It closes whenever the route changes. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const panel = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it close
  useEffect(() => panel.current?.hidePopover(), [location])

  async function logOut() {
    setBusy(true)
    try {
      await endSession()
      showToast({ kind: 'success', text: ACCOUNT_MESSAGES.logout.success })
      navigate(PATHS.home)
    } catch (error) {
      setBusy(false)
      showToast({ kind: 'error', text: failureMessage('logout', error) })
    }
  }

  return (
    <>
      <button type="button" popoverTarget={PANEL} className="rounded-full border border-line">
        <span className="sr-only">Account of {user.name}</span>
        <Avatar name={user.name} picture={user.avatar} />
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        // Under the avatar: 76rem is the width of the Container it stands in.
        className="fixed inset-auto top-16 right-[max(1rem,calc((100vw-76rem)/2+1.5rem))] w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-3 text-ink shadow-card backdrop:bg-transparent"
      >
        <div className="border-line border-b px-3 pb-3">
          <p className="font-semibold">{user.name}</p>
          <p className="text-muted text-sm">{user.email}</p>
        </div>
        <ul className="pt-2">
          {LINKS.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={ITEM}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" disabled={busy} onClick={logOut} className={ITEM}>
              Log out
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
