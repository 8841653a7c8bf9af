import { X } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

/**
 * The platform's own modal dialog: it keeps the focus inside, closes on Esc, and gives the focus back. Opened by
 * `showModal()` on its ref.
 */
export function Dialog({ title, className, children, ...rest }: ComponentProps<'dialog'> & { title: string }) {
  const titleId = useId()
  return (
    <dialog
      aria-labelledby={titleId}
      className={classNames(
        'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-dialog border border-line bg-surface p-6 text-ink shadow-card',
        className,
      )}
      {...rest}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="pt-1.5 text-2xl">
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" label="Close" className="-mt-1 -mr-2">
            <X aria-hidden className="size-6" />
          </IconButton>
        </form>
      </div>
      {children}
    </dialog>
  )
}
