import { CircleAlert } from 'lucide-react'

/** What went wrong, next to what was tried. It stays when the toast has gone, and is read out when it comes. */
export function AttemptFailure({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-3 flex items-start gap-1.5 font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {text}
    </p>
  )
}
