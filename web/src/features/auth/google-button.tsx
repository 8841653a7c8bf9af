import { ACCOUNT_MESSAGES } from '../../domain/account-messages.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { AttemptFailure } from './attempt-failure.tsx'
import { GoogleMark } from './google-mark.tsx'
import type { SignIn } from './use-sign-in.ts'

const FAILURE = 'google-failure'

/** 'Continue with Google', and what went wrong with it. */
export function GoogleButton({ signIn }: { signIn: SignIn }) {
  const { busy, failure, withGoogle } = signIn
  return (
    <>
      <BusyButton
        variant="secondary"
        className="w-full"
        busy={busy === 'google'}
        busyLabel={ACCOUNT_MESSAGES.google.busy ?? ''}
        disabled={busy !== null && busy !== 'google'}
        aria-describedby={failure?.action === 'google' ? FAILURE : undefined}
        onClick={withGoogle}
      >
        <GoogleMark className="mr-2 inline size-5 align-[-0.2em]" />
        Continue with Google
      </BusyButton>
      {failure?.action === 'google' && <AttemptFailure id={FAILURE} text={failure.text} />}
    </>
  )
}
