import { useLocation } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { AuthScreen } from '../features/auth/auth-screen.tsx'

/** Sign-in and sign-up, at /auth, /login and /signup (specification section 2). */
export function Component() {
  const { pathname } = useLocation()
  // Another address is another visit: it starts on its own tab.
  return <AuthScreen key={pathname} startWith={pathname === PATHS.logIn ? 'login' : 'signup'} />
}
