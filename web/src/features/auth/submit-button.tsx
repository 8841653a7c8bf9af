import { ACCOUNT_MESSAGES } from '../../domain/account-messages.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { AttemptFailure } from './attempt-failure.tsx'
import type { SignIn } from './use-sign-in.ts'

/** The button that sends a form of this screen, and what went wrong with it. */
export function SubmitButton({
  action,
  signIn,
  children,
}: {
  action: 'login' | 'signup'
  signIn: SignIn
  children: string
}) {
  const { busy, failure } = signIn
  const failureId = `${action}-failure`
  return (
    <div>
      <BusyButton
        type="submit"
        className="w-full"
        busy={busy === action}
        busyLabel={ACCOUNT_MESSAGES[action].busy ?? ''}
        disabled={busy !== null && busy !== action}
        aria-describedby={failure?.action === action ? failureId : undefined}
      >
        {children}
      </BusyButton>
      {failure?.action === action && <AttemptFailure id={failureId} text={failure.text} />}
    </div>
  )
}
