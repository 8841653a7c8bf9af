import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isBackFromGoogle } from '../../data/redirect-mark.ts'
import { ACCOUNT_MESSAGES, failureMessage } from '../../domain/account-messages.ts'
import { PATHS } from '../../domain/paths.ts'
import { preloadToaster, showToast } from '../../ui/toast.ts'
import { useAccount } from '../account/account.tsx'

type Action = 'google' | 'login' | 'signup'
type Ways = typeof import('../../data/sign-in.ts')

/** What the sign-in screen can do, which of it is under way, and what failed last. */
export type SignIn = {
  busy: Action | null
  failure: { action: Action; text: string } | null
  withGoogle: () => void
  logIn: (email: string, password: string) => void
  signUp: (email: string, password: string) => void
}

const loadWays = () => import('../../data/sign-in.ts')

// React's strict mode runs effects twice, and the library gives an answer of Google's once.
let askedForAnswer = false

/** One attempt at a time: success says so and goes to Home, failure says why and lets one try again. */
export function useSignIn(): SignIn {
  const [busy, setBusy] = useState<Action | null>(null)
  const [failure, setFailure] = useState<SignIn['failure']>(null)
  const underWay = useRef(false)
  const shown = useRef(true)
  const navigate = useNavigate()
  const { prepare } = useAccount()

  /** `way` resolves to whether somebody is signed in now. */
  async function attempt(action: Action, way: (ways: Ways) => Promise<boolean>) {
    if (underWay.current) return
    underWay.current = true
    setBusy(action)
    setFailure(null)
    try {
      if (await way(await loadWays())) {
        showToast({ kind: 'success', text: ACCOUNT_MESSAGES[action].success })
        // Whoever has gone on to another page meanwhile stays there.
        if (shown.current) await navigate(PATHS.home, { replace: true })
      }
    } catch (error) {
      const text = failureMessage(action, error)
      setFailure({ action, text })
      showToast({ kind: 'error', text })
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }

  useEffect(() => {
    shown.current = true
    prepare()
    preloadToaster()
    // Ahead of the click, so that a popup opens while the browser still counts it as the click's.
    loadWays().catch(() => {})
    return () => {
      shown.current = false
    }
  }, [prepare])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page load
  useEffect(() => {
    if (askedForAnswer) return
    askedForAnswer = true
    if (isBackFromGoogle()) attempt('google', (ways) => ways.finishRedirect())
  }, [])

  useEffect(() => {
    // Back from Google by the Back button, the page comes as it was left: waiting for an answer that never comes.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted && underWay.current) location.reload()
    }
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [])

  const signedIn = () => true
  return {
    busy,
    failure,
    withGoogle: () => attempt('google', (ways) => ways.signInWithGoogle().then(signedIn)),
    logIn: (email, password) => attempt('login', (ways) => ways.logIn(email, password).then(signedIn)),
    signUp: (email, password) => attempt('signup', (ways) => ways.createAccount(email, password).then(signedIn)),
  }
}
