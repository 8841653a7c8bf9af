import { Share2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { showToast } from './toast.ts'

/**
 * Shares by the device's own sheet, else copies `copy`, else shows it to copy by hand. Closing the sheet is no error.
 * `label` is the button's name; `copied` is said once the text is on the clipboard.
 */
export function ShareButton({
  label,
  sheet,
  copy,
  copied,
}: {
  label: string
  sheet: ShareData
  copy: string
  copied: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fieldId = useId()

  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share(sheet)
        return
      } catch (error) {
        // A device that can't share after all gets the text copied.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(copy)
      showToast({ kind: 'success', text: copied })
    } catch {
      dialog.current?.showModal()
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={share} aria-label={label}>
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      <Dialog ref={dialog} title={label}>
        <label htmlFor={fieldId} className="font-semibold">
          Copy this
        </label>
        <textarea
          id={fieldId}
          readOnly
          rows={3}
          value={copy}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-1 w-full rounded-control border border-control bg-surface p-3"
        />
      </Dialog>
    </>
  )
}
