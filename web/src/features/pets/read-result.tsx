import { type ReactNode, Suspense } from 'react'
import { Await, useAsyncError, useRevalidator } from 'react-router-dom'
import { Failure } from '../../ui/failure.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * Shows what a page's loader is reading: `loading` until it is there, what failed and Retry where it fails.
 * The page around it stays on screen all along. The page as it was built holds `loading`.
 */
export function ReadResult<Data>({
  read,
  loading,
  failed,
  children,
}: {
  read: Promise<Data>
  loading: ReactNode
  /** A heading that says what could not be shown. */
  failed: ReactNode
  children: (data: Data) => ReactNode
}) {
  if (!useHydrated()) return loading
  return (
    <Suspense fallback={loading}>
      <Await resolve={read} errorElement={<ReadFailed title={failed} />}>
        {children}
      </Await>
    </Suspense>
  )
}

function ReadFailed({ title }: { title: ReactNode }) {
  const error = useAsyncError()
  const { revalidate } = useRevalidator()
  return <Failure title={title} error={error} onRetry={revalidate} />
}
