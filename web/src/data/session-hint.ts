/** Read by public/before-app.js too, before the first paint. */
const STORAGE_KEY = 'signed-in'

/**
 * Keeps on the device that somebody is signed in here, and nothing about who. The next page then keeps the place of
 * their avatar from its first paint, rather than show sign-in links until the identity library has loaded. It is a
 * guess: whoever signed out elsewhere is found out when the library answers, and this is called again.
 */
export function keepSessionHint(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, 'yes')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is switched off: the next page starts with the sign-in links.
  }
}
