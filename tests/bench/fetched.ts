import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'

/** One answer that a page got. */
export type Fetched = {
  url: string
  kind: 'html' | 'css' | 'script' | 'font' | 'picture' | 'other'
  /** As it goes over the line: gzip, except for what is packed by its own format. */
  bytes: number
  /** When it was asked for, since the page's own address was. */
  startMs: number
  /** Empty for what is no text. */
  text: string
}

const KINDS: [RegExp, Fetched['kind']][] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'script'],
  [/^font\/|woff/, 'font'],
  [/^image\//, 'picture'],
]

/**
 * What was answered to these requests; those that failed weigh nothing. `timeOrigin` is the page's own. Throws where the
 * browser has let go of an answer: a sum without it would be too good.
 */
export async function fetchedBy(requests: Request[], timeOrigin: number): Promise<Fetched[]> {
  const fetched = await Promise.all(requests.map((request) => answerTo(request, timeOrigin)))
  return fetched.filter((one) => one !== undefined)
}

async function answerTo(request: Request, timeOrigin: number): Promise<Fetched | undefined> {
  const response = await request.response()
  // A redirect has no body, nor has 'no content'.
  if (!response?.ok() || response.status() === 204) return undefined
  const body = await response.body()
  const type = (await response.headerValue('content-type')) ?? ''
  const kind = kindOf(type)
  const packed = kind === 'font' || (kind === 'picture' && !type.includes('svg'))
  return {
    url: request.url(),
    kind,
    bytes: packed ? body.length : gzipSync(body).length,
    startMs: request.timing().startTime - timeOrigin,
    text: packed ? '' : body.toString('utf8'),
  }
}

export function kindOf(contentType: string): Fetched['kind'] {
  return KINDS.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other'
}
