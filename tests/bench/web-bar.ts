import { PATHS } from '../../web/src/domain/paths.ts'
import type { Figure } from './table.ts'

/** The line and the processor of Lighthouse's mobile preset: slow 4G, and a phone four times slower than this machine. */
export const LATENCY_MS = 150
export const BITS_PER_SECOND = 1_638_400
export const SLOWER_PROCESSOR = 4

const KILOBYTE = 1024

/** What a page may weigh at most, gzip, in bytes. */
const WEIGHTS = { html: 12, css: 15, fonts: 55, scriptToUse: 115, allScript: 165, firstView: 260 }

export const weight = (kind: keyof typeof WEIGHTS, value: number): Figure => ({
  value,
  unit: 'kilobytes',
  atMost: WEIGHTS[kind] * KILOBYTE,
})

/** Largest Contentful Paint. The pages with a delay that the specification wants may take longer. */
export function lcp(path: string, value: number): Figure {
  const delayed = path === PATHS.adoption || path.startsWith(`${PATHS.pets}/`)
  return { value, unit: 'seconds', atMost: delayed ? 2500 : 1800 }
}

/** How long the page could not answer while it loaded: what its long tasks take beyond 50 ms each. */
export const blocking = (value: number): Figure => ({ value, unit: 'milliseconds', atMost: 100 })

/** How far what is on screen jumped (Cumulative Layout Shift). */
export const shift = (value: number): Figure => ({ value, unit: 'shift', atMost: 0.02 })

/** From a touch or key to the next picture on screen (Interaction to Next Paint). */
export const interaction = (value: number): Figure => ({ value, unit: 'milliseconds', atMost: 100 })

/** Lighthouse's marks, 0 to 100. */
export const MARKS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export const mark = (category: keyof typeof MARKS, value: number): Figure => ({
  value,
  unit: 'points',
  atLeast: MARKS[category],
})
