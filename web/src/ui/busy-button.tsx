import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/**
 * A button for what takes a moment. While `busy` it shows `busyLabel` and does nothing, but stays focusable: a
 * disabled button would throw a keyboard's focus back to the top of the page.
 */
export function BusyButton({
  busy,
  busyLabel,
  children,
  onClick,
  className,
  ...rest
}: ComponentProps<typeof Button> & { busy: boolean; busyLabel: string }) {
  return (
    <Button
      {...rest}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Also keeps a submit button from submitting its form again.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(busy && 'cursor-progress opacity-70', className)}
    >
      <span aria-live="polite">{busy ? busyLabel : children}</span>
    </Button>
  )
}
