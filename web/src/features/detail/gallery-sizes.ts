/** How wide the only, the large and a small picture are: the strip's width on a phone, and the grid's from 40rem on. */
export const GALLERY_SIZES = {
  only: '(min-width: 51rem) 768px, (min-width: 40rem) calc(100vw - 48px), calc(100vw - 32px)',
  large: '(min-width: 76rem) 580px, (min-width: 40rem) calc(50vw - 28px), calc(100vw - 32px)',
  small: '(min-width: 76rem) 286px, (min-width: 40rem) calc(25vw - 18px), calc(100vw - 32px)',
}
