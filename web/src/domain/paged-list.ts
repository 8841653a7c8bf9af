import { FIRST_CARDS, MORE_CARDS, type Page } from './page.ts'

/**
 * So many pets are looked at for one thing that a visitor asks before the list waits to be told to go on: what a
 * rare or misspelt name costs in reads and data then stays the same, however large the catalogue is.
 */
export const LOOKED_AT_MOST = 1000

/** A list of which some pages were read, and how much of it the visitor wants to see. */
export type PagedList<Entity> = {
  /** The page that the list was opened with. */
  first: Page<Entity>
  /** All that was read, in the order it came. */
  pets: readonly Entity[]
  /** Reads on; undefined where everything was read. */
  next: Page<Entity>['next']
  /** What the visitor asks for: the filter, as text. */
  asked: string
  /** The most cards to show. */
  cards: number
  /** Whether the visitor wanted more than the list showed by itself. */
  extended: boolean
  /** How many pets were read when the visitor last asked for something. */
  lookedAtBefore: number
  /** Why the last read failed; undefined where it did not. */
  failure?: unknown
}

/** The list as it is when its first page is there. */
export function opened<Entity>(first: Page<Entity>, asked: string): PagedList<Entity> {
  return { first, pets: first.pets, next: first.next, asked, cards: FIRST_CARDS, extended: false, lookedAtBefore: 0 }
}

/** The visitor asks for something else. What was read stays; what is shown starts anew. */
export function askedFor<Entity>(list: PagedList<Entity>, asked: string): PagedList<Entity> {
  return { ...opened(list.first, asked), pets: list.pets, next: list.next, lookedAtBefore: list.pets.length }
}

/**
 * The visitor wants more: more cards, or where there are fewer than there was room for, another look for them. That is
 * what Retry does, too.
 * @param found how many of the pets read fit what was asked for
 */
export function wantedMore<Entity>(list: PagedList<Entity>, found: number): PagedList<Entity> {
  const cards = found < list.cards ? list.cards : list.cards + MORE_CARDS
  return { ...list, cards, extended: true, lookedAtBefore: list.pets.length, failure: undefined }
}

/** A page was read. A pet that moved in the catalogue meanwhile, and so comes twice, is kept once. */
export function withPage<Entity extends { id: string }>(
  list: PagedList<Entity>,
  page: Page<Entity>,
): PagedList<Entity> {
  const known = new Set(list.pets.map(({ id }) => id))
  return { ...list, pets: [...list.pets, ...page.pets.filter(({ id }) => !known.has(id))], next: page.next }
}

/** Where a list stands, given how many of the pets read fit what was asked for. */
export type Standing =
  /** There is no more than what is shown. */
  | 'complete'
  /** All that fits on the screen is shown, and there may be more. */
  | 'resting'
  /** Fewer cards than there is room for: further pages are read. */
  | 'looking'
  /** As `looking`, but enough was looked at for what was asked: the visitor decides. */
  | 'paused'
  /** A page could not be read. */
  | 'failed'

export function standingOf<Entity>(list: PagedList<Entity>, found: number): Standing {
  if (found > list.cards) return 'resting'
  if (!list.next) return 'complete'
  if (list.failure !== undefined) return 'failed'
  if (found === list.cards) return 'resting'
  return list.pets.length - list.lookedAtBefore < LOOKED_AT_MOST ? 'looking' : 'paused'
}
