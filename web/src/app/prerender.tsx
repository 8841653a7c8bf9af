import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  StaticRouterProvider,
} from 'react-router-dom'
import { PRODUCT } from '../content/product.ts'
import type { PetProfile } from '../domain/pet-profile.ts'
import { AccountProvider } from '../features/account/account.tsx'
import { pictureOf } from '../features/detail/known-picture.ts'
import { petHead } from '../features/detail/pet-head.ts'
import { type Head, headTags, ORIGIN, titleOf } from '../features/head/head-tags.ts'
import { HEAD_MARK, HeadCollector } from '../features/head/page-head.tsx'
import { loadPage } from './pages.ts'
import { PET_ROUTE, ROUTE_TABLE, type RouteRow } from './route-table.ts'
import { createRoutes } from './router.tsx'

/*
 * Writes pages at build time, under Node: web/build/prerender.ts builds this file apart from the site and runs it.
 * The app takes the same HTML over in main.tsx.
 */

/** The addresses there are. */
export const site = { origin: ORIGIN, routes: ROUTE_TABLE, petRoute: PET_ROUTE }

/** A page as it is written: the inside of #root, and what its head says, as HTML. */
type WrittenPage = { html: string; head: string; inSitemap: boolean }

/**
 * Nothing is read at build time: what a page reads shows its placeholder (features/pets/read-result.tsx). A loader gives
 * what is known without.
 */
async function loadWithoutData(row: RouteRow) {
  const page = await loadPage(row)
  return { ...page, ...(page.loader && { loader: ({ context }: LoaderFunctionArgs) => context }) }
}

const handler = createStaticHandler(createRoutes(loadWithoutData))

/**
 * Renders the page at that path. `pet` is whose page it is, where that is known by then: the page shows its
 * placeholder until the pet is read, and its head can't wait for that.
 */
export async function renderPage(path: string, pet?: { profile: PetProfile; preview: string }): Promise<WrittenPage> {
  const known = { picture: pet && pictureOf(pet.profile) }
  const context = await handler.query(new Request(new URL(path, 'http://localhost')), { requestContext: known })
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`)
  const [error] = Object.values(context.errors ?? {})
  if (error) throw error

  let head = pet && petHead(pet.profile, pet.preview)
  const html = renderToString(
    <StrictMode>
      <HeadCollector value={(found) => (head = found)}>
        <AccountProvider>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            // The routes' data would be an inline script, which the content security policy refuses.
            hydrate={false}
          />
        </AccountProvider>
      </HeadCollector>
    </StrictMode>,
  )
  // React names the pictures to fetch first ahead of all else; in the head they are found sooner.
  const start = html.indexOf('<div')
  const preloads = html.slice(0, start)
  return {
    html: html.slice(start),
    // The page of a pet that nobody knows yet says nothing of itself before it is read.
    head: preloads + (head ? renderHead(head) : `<title>${PRODUCT.name}</title>`),
    // A page of several addresses is named by one.
    inSitemap: head !== undefined && !head.noindex && head.path === path,
  }
}

function renderHead(head: Head): string {
  const tags = headTags(head).map(({ tag, attributes, text }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    return `<${tag} ${HEAD_MARK}=""${pairs.join('')}>${text === undefined ? '' : `${text}</${tag}>`}`
  })
  return [`<title>${escapeHtml(titleOf(head))}</title>`, ...tags].join('\n    ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
