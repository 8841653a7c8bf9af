import { ImagePlus, LoaderCircle, X } from 'lucide-react'
import { useRef } from 'react'
import { PHOTO_TYPES } from '../../domain/photo-check.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PhotoSlot } from './use-photos.ts'

/** A place for one photo: choose, see, replace and remove it. What is wrong with a file stands at `problemId`. */
export function PhotoField({
  label,
  slot: { url, fileName, problem, opening },
  problemId,
  onChoose,
  onRemove,
}: {
  label: string
  slot: PhotoSlot
  problemId: string
  onChoose: (file: File) => void
  onRemove: () => void
}) {
  const input = useRef<HTMLInputElement>(null)

  function remove() {
    onRemove()
    // The button goes away with the photo: the focus must not go with it.
    input.current?.focus()
  }

  return (
    <div className="relative">
      <label
        className={classNames(
          'relative flex aspect-4/3 w-full cursor-pointer flex-col items-center justify-center gap-1 overflow-hidden rounded-card border-2 border-dashed bg-surface text-center text-sm hover:border-primary hover:text-primary',
          'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          problem ? 'border-danger' : 'border-control',
        )}
      >
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          aria-describedby={problem && problemId}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // Emptied, so that choosing the same file again after a problem is a change, too.
            event.target.value = ''
            if (file) onChoose(file)
          }}
          className="sr-only"
        />
        {url ? (
          <img src={url} alt="" width={400} height={300} className="absolute inset-0 size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden className="size-6" />
        )}
        <span className={classNames(url && 'absolute bottom-2 left-2 rounded-full bg-surface px-3 py-0.5')}>
          {label}
          {url && <span className="sr-only">: {fileName}. Choose another</span>}
        </span>
        {opening && (
          <span role="status" className="absolute inset-0 flex items-center justify-center bg-surface">
            <LoaderCircle aria-hidden className="size-6 animate-spin" />
            <span className="sr-only">Opening the photo…</span>
          </span>
        )}
      </label>
      {url && (
        <button
          type="button"
          aria-label={`Remove ${label.toLowerCase()}`}
          title={`Remove ${label.toLowerCase()}`}
          onClick={remove}
          className="absolute top-1.5 right-1.5 flex size-11 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-card hover:text-danger"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
