import '../styles/base.css'
import { hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { watchErrors } from '../lib/diagnostics.ts'
import { keepForOffline } from '../lib/offline.ts'
import { PageFailed } from './page-failed.tsx'
import { makeClient, Providers } from './providers.tsx'
import { routes } from './routes.tsx'

watchErrors()
keepForOffline()
const client = makeClient()
const root = document.getElementById('root')
const drawn = document.getElementById('data')?.textContent
if (drawn) hydrate(client, JSON.parse(drawn))
const loaded = await loadPage()
const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
)
if (loaded && root?.hasChildNodes()) hydrateRoot(root, app)
else if (root) createRoot(root).render(app)

/** What the server drew is only taken over once the code of its page is here; false where it cannot be loaded. */
async function loadPage(): Promise<boolean> {
  const matches = matchRoutes(routes, window.location) ?? []
  const done = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true
      const page = await route.lazy().catch(() => undefined)
      Object.assign(route, page ?? { Component: PageFailed }, { lazy: undefined })
      return page !== undefined
    }),
  )
  return done.every(Boolean)
}
