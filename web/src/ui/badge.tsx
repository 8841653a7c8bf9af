import type { ReactNode } from 'react'

const TONES = {
  primary: 'bg-tint text-on-tint',
  accent: 'bg-accent-tint text-on-accent-tint',
  rose: 'bg-rose-tint text-rose',
  plain: 'bg-sunken text-muted',
} as const

export type BadgeTone = keyof typeof TONES

/** A word or two that marks a thing. The words say it; the colour only helps. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border border-surface px-3 py-0.5 font-semibold text-sm ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
