import type { ReactNode } from 'react'

/**
 * A card that is one link: give the link in it the class `card-link`, which stretches it over the card. What stands
 * in a corner of the picture, or has `relative`, is a control of its own beside the link.
 */
export function Card({
  picture,
  badges,
  corner,
  children,
}: {
  picture: ReactNode
  badges?: ReactNode
  corner?: ReactNode
  children: ReactNode
}) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-colors focus-within:border-primary hover:border-primary">
      {picture}
      {badges && <div className="pointer-events-none absolute top-3 right-16 left-3">{badges}</div>}
      <div className="flex grow flex-col gap-1 p-4">{children}</div>
      {corner && <div className="absolute top-3 right-3">{corner}</div>}
    </article>
  )
}
