import './data/firebase-defaults.ts'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { reloadOnceForNewRelease } from './app/new-release.ts'
import { createRouter } from './app/router.tsx'
import { AccountProvider } from './features/account/account.tsx'

reloadOnceForNewRelease()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to show the site in.')

createRoot(root).render(
  <StrictMode>
    <AccountProvider>
      <RouterProvider router={createRouter()} />
    </AccountProvider>
  </StrictMode>,
)
