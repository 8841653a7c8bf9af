import { classNames } from './class-names.ts'

/** A quiet block where something is about to be. Its size is the class's; screen readers pass it by. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-control bg-sunken', className)} />
}
