import type { ComponentProps } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { useAccount } from './account.tsx'

/**
 * A link to the sign-in screen. The first sign of interest in it fetches the identity library, so that a click finds
 * it there: a popup that opens late is blocked.
 */
export function SignInLink(props: ComponentProps<typeof ButtonLink>) {
  const { prepare } = useAccount()
  return <ButtonLink onPointerEnter={prepare} onFocus={prepare} {...props} />
}
