import { useState } from 'react'

type PaymentDialogType = typeof import('./payment-dialog.tsx').PaymentDialog

/**
 * The payment dialog, whose script comes when somebody is about to need it. `loadPaymentDialog` may be called any
 * number of times; it rejects where the script can't be had, and nothing that was typed is lost.
 */
export function usePaymentDialog() {
  const [loaded, setLoaded] = useState<{ PaymentDialog: PaymentDialogType }>()

  async function loadPaymentDialog(): Promise<void> {
    if (loaded) return
    const { PaymentDialog } = await import('./payment-dialog.tsx')
    setLoaded({ PaymentDialog })
  }

  return { PaymentDialog: loaded?.PaymentDialog, loadPaymentDialog }
}
