import type { Fetched } from './fetched.ts'

/** Bytes of a first visit, gzip. */
export type Weights = {
  html: number
  css: number
  fonts: number
  /** All script that was asked for before the page's controls worked. */
  scriptToUse: number
  /** That and what followed when the page was idle. */
  allScript: number
  /** Everything that came without a touch, but for the script that followed. */
  firstView: number
}

/** Sums up what a page fetched; `usableMs` is when its controls worked, undefined where they never did. */
export function weigh(fetched: Fetched[], usableMs = Number.POSITIVE_INFINITY): Weights {
  const sum = (counts: (one: Fetched) => boolean) => fetched.filter(counts).reduce((bytes, one) => bytes + one.bytes, 0)
  const isLate = ({ kind, startMs }: Fetched) => kind === 'script' && startMs > usableMs
  return {
    html: sum(({ kind }) => kind === 'html'),
    css: sum(({ kind }) => kind === 'css'),
    fonts: sum(({ kind }) => kind === 'font'),
    scriptToUse: sum((one) => one.kind === 'script' && !isLate(one)),
    allScript: sum(({ kind }) => kind === 'script'),
    firstView: sum((one) => !isLate(one)),
  }
}
