import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { adoptablePets } from '../../seed/adoptable-pets.ts'
import { pets } from '../../seed/pets.ts'
import { PET_ROUTE, ROUTE_TABLE } from '../../web/src/app/route-table.ts'

/*
 * What a search engine, a messenger's preview or a visitor whose script has not come yet is given: the files that the
 * build wrote, with no script run.
 */

const output = join(import.meta.dirname, '../..', process.env.PAWSAATHI_OUT_DIR ?? 'dist/web')
const read = (file: string) => readFileSync(join(output, file), 'utf8')
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const ORIGIN = 'https://pawsaathi.example'
const HTML_AT_MOST_BYTES = 12 * 1024

/** Each page's heading, some of its words, and the title of its tab. */
const PAGES: Record<string, { heading: string; words: string; title: string; hidden?: boolean; canonical?: string }> = {
  '/': {
    heading: 'Connect with Pet Lovers across India',
    words: 'How It Works',
    title: 'PawSaathi · Pets to rent, foster and adopt across India',
  },
  '/how-it-works': {
    heading: 'Connect with Pet Lovers across India',
    words: 'How It Works',
    title: 'PawSaathi · Pets to rent, foster and adopt across India',
    canonical: '/',
  },
  '/pets': { heading: 'Browse Pets', words: 'Newest First', title: 'Browse Pets · PawSaathi' },
  '/adoption': { heading: 'Pet Adoption', words: 'family for good', title: 'Pet Adoption · PawSaathi' },
  '/host': { heading: 'Become a Pet Host', words: 'Pet Name', title: 'Become a Pet Host · PawSaathi' },
  '/help': { heading: 'Help & Support', words: 'Contact Support', title: 'Help & Support · PawSaathi' },
  '/auth': {
    heading: 'Welcome to PawSaathi',
    words: 'Continue with Google',
    title: 'Sign Up · PawSaathi',
    hidden: true,
  },
  '/login': { heading: 'Welcome to PawSaathi', words: 'Forgot password', title: 'Login · PawSaathi', hidden: true },
  '/signup': { heading: 'Welcome to PawSaathi', words: 'Full Name', title: 'Sign Up · PawSaathi', hidden: true },
  '/about': { heading: 'About PawSaathi', words: 'Saathi means companion', title: 'About PawSaathi · PawSaathi' },
  '/safety': { heading: 'Safety Guidelines', words: 'lead', title: 'Safety Guidelines · PawSaathi' },
  '/careers': { heading: 'Careers', words: 'Full-Stack Developer', title: 'Careers · PawSaathi' },
  '/contact': { heading: 'Contact Us', words: 'Send', title: 'Contact Us · PawSaathi' },
  '/trust': { heading: 'Trust & Safety', words: 'government ID', title: 'Trust & Safety · PawSaathi' },
  '/faqs': {
    heading: 'Frequently Asked Questions',
    words: 'Account & Payment',
    title: 'Frequently Asked Questions · PawSaathi',
  },
  '/terms': { heading: 'Terms of Service', words: 'May 11, 2025', title: 'Terms of Service · PawSaathi' },
  '/privacy': { heading: 'Privacy Policy', words: 'May 11, 2025', title: 'Privacy Policy · PawSaathi' },
  '/cookies': { heading: 'Cookie Policy', words: 'May 11, 2025', title: 'Cookie Policy · PawSaathi' },
  '/user': { heading: 'Welcome to PawSaathi', words: 'good to have you', title: 'Welcome · PawSaathi', hidden: true },
}

const samples = [...pets, ...adoptablePets]
const htmlFiles = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

test('every route of the table and every sample pet has a page, and nothing else has', () => {
  const routes = ROUTE_TABLE.map(({ path }) => path).filter((path) => path !== PET_ROUTE)
  expect(Object.keys(PAGES).sort()).toEqual(routes.sort())
  const expected = [
    ...routes.map(fileOf),
    ...samples.map(({ id }) => `pets/${id}.html`),
    'pets/pet.html', // any other pet
    '404.html',
    'shell.html', // for the service worker
  ]
  expect(htmlFiles.sort()).toEqual(expected.sort())
})

describe.each(Object.entries(PAGES))(
  '%s, with no script run,',
  (path, { heading, words, title, hidden, canonical }) => {
    const html = read(fileOf(path))
    const head = headOf(html)

    test('has its heading and its words', () => {
      expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(heading)
      expect(textOf(html)).toContain(words)
    })

    test('says what it is to tabs, search engines and previews', () => {
      expect(head.title).toBe(title)
      expect(head.meta.description?.length).toBeGreaterThan(hidden ? 10 : 40)
      expect(head.meta['og:title']).toBe(title)
      expect(head.meta['og:description']).toBe(head.meta.description)
      expect(head.meta['og:image']).toBe(`${ORIGIN}/previews/site.jpg`)
      expect(head.meta['twitter:card']).toBe('summary_large_image')
      expect(head.meta.robots).toBe(hidden ? 'noindex' : undefined)
      expect(head.canonical).toBe(hidden ? undefined : ORIGIN + (canonical ?? path))
    })
  },
)

test('no two pages that are found have the same title or description', () => {
  const found = Object.entries(PAGES).filter(([, { hidden, canonical }]) => !hidden && !canonical)
  const heads = found.map(([path]) => headOf(read(fileOf(path))))
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length)
})

test.each(samples)(
  '$id: its own title, words and picture in a preview, and its skeleton in the page',
  ({ id, name }) => {
    const html = read(`pets/${id}.html`)
    const { title, meta, canonical, data } = headOf(html)
    expect(title).toMatch(new RegExp(`^${name}, .+ · PawSaathi$`))
    expect(meta['og:title']).toBe(title)
    expect(meta.description).toMatch(/^For (Rent|Fostering|Adoption)/)
    expect(meta['og:image']).toBe(`${ORIGIN}/previews/${id}.jpg`)
    expect(meta['og:image:alt']).toContain('Illustration of')
    expect(canonical).toBe(`${ORIGIN}/pets/${id}`)
    expect(data).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Browse Pets' }, { name }] },
    ])
    expect(textOf(html)).toContain('Loading')
  },
)

test('home tells search engines who it is and how to search it', () => {
  expect(headOf(read('index.html')).data).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'Organization', name: 'PawSaathi', url: ORIGIN },
    { '@type': 'WebSite', potentialAction: { target: `${ORIGIN}/pets?search={search_term_string}` } },
  ])
})

test('unknown paths are answered with the not-found page, which search engines leave out', () => {
  const html = read('404.html')
  expect(textOf(html)).toContain('404 Oops! Page not found')
  expect(headOf(html).meta.robots).toBe('noindex')
})

test('every page keeps to the content security policy: no inline script, style element or style attribute', () => {
  for (const file of htmlFiles) {
    const html = read(file)
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.filter((tag) => !/\ssrc=|application\/ld\+json/.test(tag))).toEqual([])
    expect(html, file).not.toMatch(/<style|\sstyle=/)
  }
})

test('every page names the scripts it needs for before-app.js, which fetches them after the first paint', () => {
  for (const file of htmlFiles) {
    const html = read(file)
    const scripts = /<script src="\/before-app\.js" data-scripts="([^"]+)"><\/script>/.exec(html)?.[1]?.split(' ') ?? []
    expect(scripts[0], file).toMatch(/^\/assets\/index-/)
    for (const script of scripts) expect(existsSync(join(output, script)), script).toBe(true)
    expect(html, file).not.toMatch(/modulepreload|type="module"/)
  }
})

test('a page that begins with a picture fetches it before its fonts, a page of text its fonts first', () => {
  const isFetchedFirst = (file: string, kind: string) => read(file).includes(`as="${kind}"`)
  for (const file of ['index.html', 'pets/bruno.html']) {
    expect([isFetchedFirst(file, 'image'), isFetchedFirst(file, 'font')], file).toEqual([true, false])
  }
  for (const file of ['faqs.html', 'adoption.html', '404.html']) {
    expect([isFetchedFirst(file, 'image'), isFetchedFirst(file, 'font')], file).toEqual([false, true])
  }
})

test('every page weighs 12 KB at most', () => {
  for (const file of htmlFiles) expect(gzipSync(read(file)).length, file).toBeLessThanOrEqual(HTML_AT_MOST_BYTES)
})

test('the sitemap names every page that is to be found, once, and robots.txt names the sitemap', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const found = Object.entries(PAGES).filter(([, { hidden, canonical }]) => !hidden && !canonical)
  const paths = [...found.map(([path]) => path), ...samples.map(({ id }) => `/pets/${id}`)]
  expect(listed.sort()).toEqual(paths.map((path) => ORIGIN + path).sort())
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

/** The words of HTML, as they are read. */
function textOf(html: string): string {
  const words = html.replaceAll(/<(script|title)\b.*?<\/\1>/gs, ' ').replaceAll(/<!--.*?-->|<[^>]+>/gs, '')
  return decode(words).replaceAll(/\s+/g, ' ')
}

function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<meta\b[^>]*(?:name|property)="([^"]+)"[^>]*content="([^"]*)"/g)]
  const blocks = [...head.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)]
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(tags.map(([, name, content]) => [name, decode(content ?? '')])) as Record<string, string>,
    canonical: /<link[^>]*rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    data: blocks.map(([, json]) => JSON.parse(json ?? '')),
  }
}

const decode = (text: string) =>
  text
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
