const RELOADED_AT = 'reloaded-for-release'
const A_RELEASE_TAKES_MS = 60_000

/**
 * A page that was open while a new release went out asks for script files that are gone. One reload brings the new
 * ones. Where that does not help (the network is down, say), the error page comes up instead of a second reload.
 */
export function reloadOnceForNewRelease(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const before = Number(sessionStorage.getItem(RELOADED_AT))
      if (!navigator.onLine || Date.now() - before < A_RELEASE_TAKES_MS) return
      sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    } catch {
      // With storage switched off nothing would end a circle of reloads.
      return
    }
    event.preventDefault()
    location.reload()
  })
}
