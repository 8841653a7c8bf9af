import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PRODUCT } from '../../content/product.ts'
import { PATHS } from '../../domain/paths.ts'
import { LogoMark } from '../../ui/art/logo-mark.tsx'
import { Container } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PageHead } from '../head/page-head.tsx'
import { GoogleButton } from './google-button.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useGoogleByAddress } from './use-google-by-address.ts'
import { useSignIn } from './use-sign-in.ts'

const NAMES = { login: 'Login', signup: 'Sign Up' } as const

type Mode = keyof typeof NAMES

/** The one screen for signing in and up; `startWith` is the tab it opens on (specification section 2). */
export function AuthScreen({ startWith }: { startWith: Mode }) {
  const [mode, setMode] = useState(startWith)
  const signIn = useSignIn()
  useGoogleByAddress(signIn.withGoogle)

  return (
    <Container className="flex flex-col items-center py-8 sm:py-12">
      <PageHead
        title={NAMES[mode]}
        description={`Log in to ${PRODUCT.name} or make an account, with Google or your email address.`}
        path={PATHS.signIn}
        noindex
      />
      <LogoMark className="size-14" />
      <PageHeading className="mt-3 text-center text-2xl sm:text-3xl">Welcome to {PRODUCT.name}</PageHeading>
      <p className="mt-1 text-center text-muted">One account to rent, foster, adopt and list pets.</p>

      <div className="mt-6 w-full max-w-md rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <GoogleButton signIn={signIn} />
        <Divider />
        <Tabs
          label="Use your email address"
          chosen={mode}
          onChoose={setMode}
          tabs={[
            { id: 'login', name: NAMES.login, panel: <LoginForm signIn={signIn} /> },
            { id: 'signup', name: NAMES.signup, panel: <SignUpForm signIn={signIn} /> },
          ]}
        />
      </div>

      <p className="mt-6 max-w-md text-center text-muted text-sm">
        By continuing you agree to our <LegalLink to={PATHS.terms}>Terms of Service</LegalLink> and{' '}
        <LegalLink to={PATHS.privacy}>Privacy Policy</LegalLink>.
      </p>
    </Container>
  )
}

function Divider() {
  return (
    <div className="my-5 flex items-center gap-3 text-muted text-sm">
      <span aria-hidden className="h-px grow bg-line" />
      OR
      <span aria-hidden className="h-px grow bg-line" />
    </div>
  )
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-block py-1 text-primary underline">
      {children}
    </Link>
  )
}
