import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    // The region is always there: a screen reader announces what comes into it, not the region itself.
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-accent px-4 py-2 text-center font-semibold text-on-accent">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          You are offline. What you see stays; anything new needs a connection.
        </p>
      )}
    </div>
  )
}
