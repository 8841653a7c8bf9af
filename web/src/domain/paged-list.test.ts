import { describe, expect, test } from 'vitest'
import { FIRST_CARDS, MORE_CARDS, type Page } from './page.ts'
import { askedFor, LOOKED_AT_MOST, opened, standingOf, wantedMore, withPage } from './paged-list.ts'

type Numbered = { id: string }
const numbered = (from: number, to: number): Numbered[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }))

/** A page of those pets; `goesOn` where another follows. */
const aPage = (pets: Numbered[], goesOn: boolean): Page<Numbered> =>
  goesOn ? { pets, next: async () => ({ pets: [] }) } : { pets }

describe('a list that is read bit by bit', () => {
  const firstOfMany = opened(aPage(numbered(0, FIRST_CARDS), true), '')

  test('is complete at once where one page is all there is', () => {
    const five = opened(aPage(numbered(0, 5), false), '')
    expect(standingOf(five, 5)).toBe('complete')
    expect(standingOf(five, 0)).toBe('complete')
  })

  test('rests with a screenful, though there are more', () => {
    expect(standingOf(firstOfMany, FIRST_CARDS)).toBe('resting')
  })

  test('looks on while fewer than a screenful fit, and rests as soon as they do', () => {
    expect(standingOf(firstOfMany, FIRST_CARDS - 1)).toBe('looking')
    const more = withPage(firstOfMany, aPage(numbered(FIRST_CARDS, 60), true))
    expect(standingOf(more, FIRST_CARDS - 1)).toBe('looking')
    expect(standingOf(more, FIRST_CARDS)).toBe('resting')
    expect(standingOf(more, FIRST_CARDS + 1)).toBe('resting')
  })

  test('says that nothing fits only when everything was looked at', () => {
    const more = withPage(firstOfMany, aPage(numbered(FIRST_CARDS, 60), true))
    expect(standingOf(more, 0)).toBe('looking')
    expect(standingOf(withPage(more, aPage(numbered(60, 70), false)), 0)).toBe('complete')
  })

  test('shows the cards that were read already without reading', () => {
    const read = withPage(firstOfMany, aPage(numbered(FIRST_CARDS, 50), false))
    expect(standingOf(read, 50)).toBe('resting')
    const more = wantedMore(read, 50)
    expect(more.cards).toBe(FIRST_CARDS + MORE_CARDS)
    expect(standingOf(more, 50)).toBe('resting')
    expect(standingOf(wantedMore(more, 50), 50)).toBe('complete')
  })

  test('reads on where more cards are wanted than were read', () => {
    const more = wantedMore(firstOfMany, FIRST_CARDS)
    expect(more.cards).toBe(FIRST_CARDS + MORE_CARDS)
    expect(more.extended).toBe(true)
    expect(standingOf(more, FIRST_CARDS)).toBe('looking')
  })

  test('pauses after so many pets, and looks at as many again when it is told to', () => {
    const many = withPage(firstOfMany, aPage(numbered(FIRST_CARDS, LOOKED_AT_MOST), true))
    expect(standingOf(many, 3)).toBe('paused')
    const again = wantedMore(many, 3)
    expect(again.cards).toBe(FIRST_CARDS)
    expect(standingOf(again, 3)).toBe('looking')
    const further = withPage(again, aPage(numbered(LOOKED_AT_MOST, 2 * LOOKED_AT_MOST), true))
    expect(standingOf(further, 3)).toBe('paused')
  })

  test('keeps what was read when something else is asked for, and starts with a screenful of it', () => {
    const many = wantedMore(withPage(firstOfMany, aPage(numbered(FIRST_CARDS, LOOKED_AT_MOST), true)), 600)
    const other = askedFor(many, 'type=cat')
    expect(other.pets).toHaveLength(LOOKED_AT_MOST)
    expect(other.cards).toBe(FIRST_CARDS)
    expect(other.extended).toBe(false)
    expect(other.asked).toBe('type=cat')
    expect(standingOf(other, 0)).toBe('looking')
  })

  test('stops where a page fails, and goes on with Retry or with something else asked for', () => {
    const failed = { ...wantedMore(firstOfMany, FIRST_CARDS), failure: new Error('no network') }
    expect(standingOf(failed, FIRST_CARDS)).toBe('failed')
    expect(failed.pets).toHaveLength(FIRST_CARDS)
    const retried = wantedMore(failed, FIRST_CARDS)
    expect(retried.cards).toBe(failed.cards)
    expect(standingOf(retried, FIRST_CARDS)).toBe('looking')
    expect(standingOf(askedFor(failed, 'type=cat'), 2)).toBe('looking')
  })

  test('holds a pet once that comes with two pages', () => {
    const read = withPage(firstOfMany, aPage(numbered(FIRST_CARDS - 2, 20), true))
    expect(read.pets.map(({ id }) => id)).toEqual(numbered(0, 20).map(({ id }) => id))
  })
})
