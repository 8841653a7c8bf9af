import type { ReactNode } from 'react'
import { useId } from 'react'

type Species = 'dog' | 'cat' | 'bird' | 'fish' | 'rabbit' | 'other'

/** On a field of 80 × 80 about the middle. */
const GLYPHS: Record<Species, { body: ReactNode; eyes: ReactNode }> = {
  dog: {
    body: (
      <path d="M-22-26c-10-4-18 2-19 14c-1 10 2 20 9 22c1 18 14 28 32 28s31-10 32-28c7-2 10-12 9-22c-1-12-9-18-19-14c-6-5-14-6-22-6s-16 1-22 6z" />
    ),
    eyes: <path d="M-17-4a4 4 0 1 1 0 .1zM9-4a4 4 0 1 1 0 .1zM-8 14c0-5 16-5 16 0c0 4-5 7-8 7s-8-3-8-7z" />,
  },
  cat: {
    body: (
      <path d="M-34-36c9 2 16 8 20 13c9-3 19-3 28 0c4-5 11-11 20-13c4 14 4 28 2 38c-1 20-16 32-36 32s-35-12-36-32c-2-10-2-24 2-38z" />
    ),
    eyes: <path d="M-17 0a4 5 0 1 1 0 .1zM9 0a4 5 0 1 1 0 .1zM-5 13h10l-5 6z" />,
  },
  bird: {
    body: (
      <path d="M-42-10l16-6c4-14 14-20 26-20c16 0 26 12 27 30l17 22c-6 8-18 10-28 8c-6 6-12 8-18 8v8h-6v-8c-16-2-26-14-24-34z" />
    ),
    eyes: <path d="M-12-14a4 4 0 1 1 0 .1zM2 2c12-6 20 0 22 10c-10 6-20 2-22-10z" />,
  },
  fish: {
    body: (
      <path d="M-42 0c8-18 22-28 40-28c14 0 24 8 30 18l16-14c4 14 4 34 0 48l-16-14c-6 10-16 18-30 18c-18 0-32-10-40-28z" />
    ),
    eyes: <path d="M-26-5a4 4 0 1 1 0 .1zM-6-14c8 8 8 20 0 28c12-2 18-8 18-14s-6-12-18-14z" />,
  },
  rabbit: {
    body: (
      <path d="M-18-4c-8-18-8-38 0-40c9-2 13 16 14 34h8c1-18 5-36 14-34c8 2 8 22 0 40c8 6 12 13 12 21c0 16-14 25-30 25s-30-9-30-25c0-8 4-15 12-21z" />
    ),
    eyes: <path d="M-14 13a4 4 0 1 1 0 .1zM6 13a4 4 0 1 1 0 .1zM-4 24h8l-4 5z" />,
  },
  other: {
    body: (
      <path d="M0-2c14 0 26 14 26 26c0 10-10 13-18 10c-5-2-11-2-16 0c-8 3-18 0-18-10c0-12 12-26 26-26zM-32-12a8 11 0 1 1 0 22a8 11 0 1 1 0-22zM-13-36a8 12 0 1 1 0 24a8 12 0 1 1 0-24zM13-36a8 12 0 1 1 0 24a8 12 0 1 1 0-24zM32-12a8 11 0 1 1 0 22a8 11 0 1 1 0-22z" />
    ),
    eyes: null,
  },
}

/** Stands where a pet's picture can't be shown: its species in an arch. 4:3, fills its box. */
export function SpeciesFallback({ type }: { type: Species }) {
  const { body, eyes } = GLYPHS[type]
  const print = useId()
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
      <pattern id={print} width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path
          d="M20 8c5 4 5 10 0 14c-5-4-5-10 0-14zM10 20c5 0 8 3 8 7c-5 0-8-3-8-7zM30 20c-5 0-8 3-8 7c5 0 8-3 8-7z"
          className="fill-primary"
          opacity=".22"
        />
      </pattern>
      <rect width="320" height="240" className="fill-tint" />
      <rect width="320" height="240" fill={`url(#${print})`} />
      <path
        d="M76 240V116c0-26 18-40 40-52c20-10 36-20 44-40c8 20 24 30 44 40c22 12 40 26 40 52v124z"
        strokeWidth="6"
        className="fill-surface stroke-primary"
      />
      <g transform="translate(160 158) scale(1.35)">
        <g className="fill-accent">{body}</g>
        <g className="fill-on-accent">{eyes}</g>
      </g>
    </svg>
  )
}
