import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'
import { loadPage, type PageModule } from './pages.ts'
import { NOT_FOUND, ROUTE_TABLE, type RouteRow } from './route-table.ts'

/** The routes of the whole site: every page stands in the layout, and so does whatever goes wrong on it. */
export const createRoutes = (load: (row: RouteRow) => Promise<PageModule>): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [...ROUTE_TABLE, NOT_FOUND].map((row) => ({ path: row.path, lazy: () => load(row) })),
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(createRoutes(loadPage))
