import { Share2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'

/** Shares the page: by the device's own sheet, else by copying its address, else by a field to copy it from. */
export function ShareButton({ name }: { name: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const fieldId = useId()
  const url = location.href

  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: name, text: `Meet ${name} on PawSaathi`, url })
        return
      } catch (error) {
        // Closing the sheet is no error; a device that can't share after all gets the link copied.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ kind: 'success', text: 'Link copied. Paste it wherever you like.' })
    } catch {
      dialog.current?.showModal()
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={share} aria-label={`Share ${name}`}>
        <Share2 aria-hidden className="size-5" />
        Share
      </Button>
      <Dialog ref={dialog} title={`Share ${name}`}>
        <label htmlFor={fieldId} className="font-semibold">
          Copy this link
        </label>
        <input
          id={fieldId}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-1 min-h-12 w-full rounded-control border border-control bg-surface px-3"
        />
      </Dialog>
    </>
  )
}
