import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Message } from './message.tsx'

/** What failed and how to try again. `error` only decides the words: its own text is for the console. */
export function Failure({ title, error, onRetry }: { title: ReactNode; error: unknown; onRetry: () => void }) {
  return (
    <Message
      role="alert"
      title={title}
      action={
        <Button onClick={onRetry}>
          <RotateCw aria-hidden className="size-5" />
          Retry
        </Button>
      }
    >
      {advice(error)}
    </Message>
  )
}

function advice(error: unknown): string {
  if (!navigator.onLine) return 'You seem to be offline. Check your connection, then try again.'
  if (error instanceof Error && error.name === 'ReadFailure') {
    return 'Our pets could not be reached. Check your connection, then try again.'
  }
  return 'Something went wrong on our side. Please try again.'
}
