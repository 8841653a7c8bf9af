/**
 * The pictures that stand beside a link in WhatsApp and elsewhere: JPEG, since not all of those take AVIF or WebP, and
 * in the size that most ask for.
 */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** The site's own, for every page that is not one pet's. */
export const SITE_PREVIEW = '/previews/site.jpg'

/** A sample pet's. Other pets have none: only the seed's are drawn. */
export const previewOf = (petId: string): string => `/previews/${encodeURIComponent(petId)}.jpg`
