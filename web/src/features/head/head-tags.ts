import { PRODUCT } from '../../content/product.ts'
import { PREVIEW_SIZE, SITE_PREVIEW } from '../../domain/preview-image.ts'

const { VITE_FIREBASE_AUTH_DOMAIN = 'pawsaathi.example' } = import.meta.env as Record<string, string | undefined>

/**
 * Where the site stands: its pages and preview images are named in full. The domain that people sign in on is the one
 * that the site is served from (docs/deploying.md).
 */
export const ORIGIN = `https://${VITE_FIREBASE_AUTH_DOMAIN}`

/** What a page says about itself to tabs, search engines and the previews of messengers. */
export type Head = {
  /** 'Browse Pets'; the product's name is added. */
  title: string
  /** One or two sentences, some 150 characters. */
  description: string
  /** The one address of this page where it has several: '/pets'. */
  path: string
  /** Shown with a link to the page, 1200 × 630; the site's own where there is none. */
  image?: { path: string; alt: string }
  /** Search engines leave the page out. */
  noindex?: boolean
  /** What it is in the terms of schema.org. */
  structuredData?: object[]
}

export type HeadTag = { tag: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

const SITE_IMAGE = {
  path: SITE_PREVIEW,
  alt: `${PRODUCT.name}: ${PRODUCT.tagline}`,
}

/** The text of the page's tab: 'Browse Pets · PawSaathi'. Home says what the site is. */
export const titleOf = ({ title }: Pick<Head, 'title'>): string =>
  title === PRODUCT.name ? `${PRODUCT.name} · ${PRODUCT.tagline}` : `${title} · ${PRODUCT.name}`

/** All that a page's head says beside its title, in the order of the document. */
export function headTags(head: Head): HeadTag[] {
  const { description, path, image = SITE_IMAGE, noindex = false, structuredData = [] } = head
  const address = ORIGIN + path
  return [
    named('description', description),
    ...(noindex
      ? [named('robots', 'noindex')]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: address } }]),
    openGraph('type', 'website'),
    openGraph('site_name', PRODUCT.name),
    openGraph('locale', 'en_IN'),
    openGraph('title', titleOf(head)),
    openGraph('description', description),
    openGraph('url', address),
    openGraph('image', ORIGIN + image.path),
    openGraph('image:width', String(PREVIEW_SIZE.width)),
    openGraph('image:height', String(PREVIEW_SIZE.height)),
    openGraph('image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    ...structuredData.map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      // So that no text in it can end the element.
      text: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    })),
  ]
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })

const openGraph = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: `og:${property}`, content },
})
