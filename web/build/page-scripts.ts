import type { Manifest } from 'vite'
import { closure } from './manifest-closure.ts'

const ENTRY = 'index.html'
/** What reads the pets: Firestore, in a script of its own. */
const DATA = 'src/data/pets.ts'

/**
 * All scripts that a page needs, the entry first and what reads the pets last: so that they are fetched side by side
 * rather than each when another names it (public/before-app.js). `page` is none for the empty shell.
 */
export function scriptsOf(manifest: Manifest, page: string | undefined): string[] {
  const source = page && `src/pages/${page}.tsx`
  const readsPets = source && manifest[source]?.dynamicImports?.includes(DATA)
  const keys = closure(manifest, [ENTRY, ...(source ? [source] : []), ...(readsPets ? [DATA] : [])])
  return [...keys].flatMap((key) => manifest[key]?.file ?? [])
}

/** The template without the tags that would fetch scripts before the page is painted; before-app.js gets them instead. */
export function withScripts(html: string, scripts: string[]): string {
  const fetched = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
  const start = '<script src="/before-app.js">'
  if (!html.includes(start)) throw new Error(`index.html has no ${start}.`)
  const names = scripts.map((file) => `/${file}`).join(' ')
  return html.replaceAll(fetched, '').replace(start, `<script src="/before-app.js" data-scripts="${names}">`)
}
