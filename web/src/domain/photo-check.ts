/** What a browser on any device can show, and what a phone's camera makes. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1024 * 1024
export const PHOTO_MAX_MEGABYTES = 10

/** Why a file can't be a photo of a listing, in words for its owner; nothing where it may be one. */
export function photoProblem({ name, type, size }: { name: string; type: string; size: number }): string | undefined {
  const shown = shorten(name)
  if (type.startsWith('video/')) return `“${shown}” is a video. Choose a photo: JPEG, PNG or WebP.`
  if (!PHOTO_TYPES.includes(type)) return `“${shown}” is not a photo we can show. Choose a JPEG, PNG or WebP.`
  if (size > PHOTO_MAX_MEGABYTES * MEGABYTE) {
    const megabytes = Math.ceil(size / MEGABYTE)
    return `“${shown}” has ${megabytes} MB. Choose a photo of ${PHOTO_MAX_MEGABYTES} MB or less.`
  }
  return undefined
}

/** What to say of a file that calls itself a photo and can't be opened as one. */
export const brokenPhoto = (name: string): string =>
  `“${shorten(name)}” can’t be opened: it may be damaged. Choose another photo.`

/** Cameras and messengers give names that would fill a phone's screen. */
function shorten(name: string): string {
  const letters = [...name]
  return letters.length > 30 ? `${letters.slice(0, 20).join('')}…${letters.slice(-8).join('')}` : name
}
