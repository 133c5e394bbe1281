import '../styles/base.css'
import { hydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { watchErrors } from '../lib/diagnostics.ts'
import { keepForOffline } from '../lib/offline.ts'
import { makeClient, Providers } from './providers.tsx'
import { routes } from './routes.tsx'

watchErrors()
keepForOffline()
const client = makeClient()
const root = document.getElementById('root')
const drawn = document.getElementById('data')?.textContent
if (drawn) hydrate(client, JSON.parse(drawn))
await loadPage()
const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
)
if (root?.hasChildNodes()) hydrateRoot(root, app)
else if (root) createRoot(root).render(app)

/** What the server drew is only taken over once the code of its page is here. */
async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const { Component, handle } = await route.lazy()
      Object.assign(route, { Component, handle, lazy: undefined })
    }),
  )
}
