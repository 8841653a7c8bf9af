export type ToastMessage = { kind: 'success' | 'error' | 'info'; text: string }

const loadToaster = () => import('./toaster.tsx')

/** Shows a message over the page for some seconds, and has it read out. Loads what shows it on the first call. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { addToast } = await loadToaster()
  addToast(message)
}

/**
 * Fetches what shows toasts as soon as somebody does anything on the page, so that the first one comes at once;
 * whoever only reads does without. Call it once.
 */
export function preloadToasterOnUse(): void {
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(sign, preloadToaster, { once: true, passive: true })
  }
}

/** The same at once, for a screen that is there to be used and whose messages must not need a network. */
export function preloadToaster(): void {
  loadToaster().catch(() => {
    // The network is down. The first toast tries again.
  })
}
