const STORAGE_KEY = 'google-redirect'

/** Whether this tab has gone to Google to sign in and the answer has not been looked at since. */
export function isBackFromGoogle(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Set when the tab leaves for Google, and taken away when its answer was looked at. */
export function markRedirect(leaving: boolean): void {
  try {
    if (leaving) sessionStorage.setItem(STORAGE_KEY, 'yes')
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is switched off: the sign-in screen does not say that it is waiting, that is all.
  }
}
