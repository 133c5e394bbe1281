import '../lib/device/no-eval.ts'
import '../styles/base.css'
import { hydrate, onlineManager, type Query } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { watchNear } from '../lib/code/near.tsx'
import { loadParts } from '../lib/code/part.tsx'
import { watchErrors } from '../lib/device/diagnostics.ts'
import { keepForOffline } from '../lib/device/offline.ts'
import { forgetOldDrafts } from '../lib/drafts/kept.ts'
import { App } from './app.tsx'
import { fetchOnIntent } from './fetch-on-intent.ts'
import { loadPage } from './page-files.ts'
import { placeAt } from './place-at.ts'
import { makeClient, Providers } from './providers.tsx'
import { watchTaps } from './under-way.ts'

watchErrors()
// It hears of changes only: a page that is opened without a connection would take it for one that has just failed.
onlineManager.setOnline(navigator.onLine)
keepForOffline()
forgetOldDrafts()
const client = makeClient()
fetchOnIntent(client)
// Also where only we have found that nothing came through (lib/device/offline.ts), of which the queries do not hear.
window.addEventListener('online', () => {
  const hasFailed = ({ state }: Query) => state.status === 'error'
  void client.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false })
})
watchTaps()
document.addEventListener('focusin', () => void import('../lib/lost-focus.ts').then((code) => code.handOnLostFocus()), {
  once: true,
})
watchNear()
const root = document.getElementById('root')
const drawn = document.getElementById('data')?.textContent
// A part that is taken over late is drawn from the same answers.
if (drawn) hydrate(client, JSON.parse(drawn), { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
const loaded = await loadFirst()
// The code has just been run; a tap that came meanwhile is heard before the page is taken over.
await new Promise((resolve) => setTimeout(resolve))
const app = (
  <StrictMode>
    <Providers client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
)
// In slices: a tap that comes meanwhile goes first.
if (loaded && root?.hasChildNodes()) startTransition(() => void hydrateRoot(root, app))
else if (root) createRoot(root).render(app)

/** What the server drew is only taken over once all of its code is here; false where it cannot be loaded. */
async function loadFirst(): Promise<boolean> {
  const place = placeAt(window.location.pathname)
  if (!place || 'leadsTo' in place) return false
  return loadPage(place.page)
    .then(() => loadParts(JSON.parse(document.getElementById('parts')?.textContent ?? '[]')))
    .then(
      () => true,
      () => false,
    )
}
