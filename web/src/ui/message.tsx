import type { ReactNode } from 'react'

/** What stands where content would be: nothing found, a failed read, a lost page. One picture, words, one action. */
export function Message({
  art,
  title,
  children,
  action,
  role,
}: {
  art?: ReactNode
  /** A heading element, so that the page's outline stays right wherever the message stands. */
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}) {
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
      {art}
      {title}
      {children && <div className="text-muted">{children}</div>}
      {action}
    </div>
  )
}
