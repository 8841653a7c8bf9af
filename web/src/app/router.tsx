import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { NotFound } from '../features/chrome/not-found.tsx'
import { ErrorPage } from './error-page.tsx'
import { Layout, PageFallback } from './layout.tsx'
import { ROUTE_TABLE } from './route-table.ts'

const pages: RouteObject[] = ROUTE_TABLE.map(({ path, load }) => ({ path, lazy: load }))

/** The router of the whole site: every page stands in the layout, and so does whatever goes wrong on it. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          HydrateFallback: PageFallback,
          ErrorBoundary: ErrorPage,
          children: [...pages, { path: '*', Component: NotFound }],
        },
      ],
    },
  ])
