import { whenIdle } from '../ui/when-idle.ts'

/**
 * Has the site kept on the device, so that it opens with no network (docs/decisions/011-offline.md). It comes after
 * everything that the page itself needs, and not where somebody has asked to save data. The development server has none.
 */
export function registerServiceWorker(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return
  whenIdle(() => {
    serviceWorker.register('/service-worker.js').catch(() => {
      // Without it the site works wherever there is a network.
    })
  })
}
