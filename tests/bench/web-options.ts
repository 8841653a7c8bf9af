import { parseArgs } from 'node:util'
import { Problem } from '../../scripts/problem.ts'
import { PUBLIC_ROUTES } from './web-routes.ts'

export const PARTS = ['lighthouse', 'loading', 'interactions', 'catalogue'] as const
export type Part = (typeof PARTS)[number]

export type Options = {
  routes: string[]
  /** How often each is measured; the median counts. */
  runs: number
  /** How many pets there are, one after the other. */
  counts: number[]
  parts: Part[]
}

const USAGE = `Usage: npm run bench:web -- [--routes LIST] [--runs N] [--counts LIST] [--parts LIST]

  --routes LIST  the pages, with commas between (every public page)
  --runs N       how often each is measured; the median counts (5)
  --counts LIST  how many pets the catalogue holds (5,1000,10000)
  --parts LIST   among ${PARTS.join(', ')} (all of them)`

/** Reads the command line. Throws a Problem that ends with the usage where an argument has no meaning. */
export function parseOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        routes: { type: 'string', default: PUBLIC_ROUTES.join() },
        runs: { type: 'string', default: '5' },
        counts: { type: 'string', default: '5,1000,10000' },
        parts: { type: 'string', default: PARTS.join() },
      },
    })
    return {
      routes: values.routes.split(',').map(toPath),
      runs: toNumber('runs', values.runs, 1),
      counts: values.counts.split(',').map((count) => toNumber('counts', count, 5)),
      parts: values.parts.split(',').map(toPart),
    }
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function toPath(text: string): string {
  if (!text.startsWith('/')) throw new Error(`--routes: '${text}' does not start with a slash.`)
  return text
}

function toNumber(name: string, text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least) {
    throw new Error(`--${name}: '${text}' is not a whole number of ${least} or more.`)
  }
  return Number(text)
}

function toPart(text: string): Part {
  const part = PARTS.find((known) => known === text)
  if (!part) throw new Error(`--parts: there is no part called '${text}'.`)
  return part
}
