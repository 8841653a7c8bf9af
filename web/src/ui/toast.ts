export type ToastMessage = { kind: 'success' | 'error' | 'info'; text: string }

const loadToaster = () => import('./toaster.tsx')

/** Shows a message over the page for some seconds, and has it read out. Loads what shows it on the first call. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { addToast } = await loadToaster()
  addToast(message)
}

/** Fetches what shows toasts ahead of need, so that the first one comes at once and without a network too. */
export function preloadToaster(): void {
  loadToaster().catch(() => {
    // The network is down. The first toast tries again.
  })
}
