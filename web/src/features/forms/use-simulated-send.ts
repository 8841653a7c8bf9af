import { useEffect, useRef, useState } from 'react'

/**
 * A send that is simulated (specification section 4): `send` waits `ms` milliseconds and then calls what it was given;
 * nothing leaves the device. While one is on its way another `send` does nothing. Leaving the screen calls it off.
 */
export function useSimulatedSend(ms: number): { sending: boolean; send: (onSent: () => void) => void } {
  const [sending, setSending] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )

  function send(onSent: () => void) {
    // The ref and not the state: a second click can come before the first one is rendered.
    if (timer.current !== undefined) return
    setSending(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setSending(false)
      onSent()
    }, ms)
  }

  return { sending, send }
}
