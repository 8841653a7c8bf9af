import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom'
import type { RouteRow } from './route-table.ts'

/** What the file of a page may export. */
export type PageModule = {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

const PAGES = import.meta.glob<PageModule>('../pages/*.tsx')

/** Loads the script of a row's page. */
export function loadPage({ page }: RouteRow): Promise<PageModule> {
  const load = PAGES[`../pages/${page}.tsx`]
  if (!load) throw new Error(`There is no page called ${page}.`)
  return load()
}
