import { useEffect, useRef, useState } from 'react'
import { preloadToaster } from '../../ui/toast.ts'
import { whenIdle } from '../../ui/when-idle.ts'

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
  // Every send ends with a toast; it must not need the network that may be gone by then.
  useEffect(() => whenIdle(preloadToaster), [])

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
