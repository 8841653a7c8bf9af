import type { PictureTurn } from './pet-picture.tsx'

/**
 * How wide the picture of a card is in its grid, by the width of the window: gaps, borders and the room at the sides
 * taken off. Follows the grids' classes and `Container`.
 */
export const CARD_SIZES = {
  acrossPage:
    '(min-width: 76rem) 374px, (min-width: 64rem) calc(33.3vw - 31px), (min-width: 40rem) calc(50vw - 36px), calc(100vw - 34px)',
  besideFilters:
    '(min-width: 76rem) 273px, (min-width: 64rem) calc(33.3vw - 133px), (min-width: 40rem) calc(50vw - 36px), calc(100vw - 34px)',
}

/** Where a list begins on the first screen: a phone shows its first card without scrolling, a desktop its first row. */
export const turnOfCard = (index: number): PictureTurn => (index === 0 ? 'first' : index < 3 ? 'now' : 'later')
