import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Drawn, PublicRead, SiteSettings } from '#core/contracts/site.ts'
import type { At, Head } from '../lib/page/page.ts'
import { keepSettings } from '../lib/settings.ts'
import { App } from './app.tsx'
import { loadPage } from './page-files.ts'
import { placeAt } from './place-at.ts'
import { makeClient, Providers } from './providers.tsx'
import { withQuery } from './routes.tsx'

/** Draws a page as a visitor sees it, with the first data in it. `read` answers a path of the public API. */
export async function draw(address: string, read: PublicRead, settings: SiteSettings): Promise<Drawn> {
  keepSettings(settings)
  const url = new URL(address, 'http://localhost')
  const place = placeAt(url.pathname)
  if (!place) throw new Error(`nothing stands at ${url.pathname}`)
  if ('leadsTo' in place) return { kind: 'moved', to: withQuery(place.leadsTo, url.search) }
  const { page } = await loadPage(place.page)
  const client = makeClient()
  const at: At = { params: place.params, query: url.searchParams }
  const failed = await readAll(client, page.reads?.(at) ?? [], read)
  const head: Head = page.head(at, (path) => client.getQueryData([path]))
  if (head.movedTo) return { kind: 'moved', to: withQuery(head.movedTo, url.search) }
  const html = renderToString(
    <Providers client={client}>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <App />
      </StaticRouter>
    </Providers>,
  )
  const data = dehydrate(client)
  client.clear()
  const status = head.status ?? failed ?? 200
  return {
    kind: 'page',
    status,
    html,
    data,
    head: { canonical: url.pathname, ...head },
    file: `app/pages/${place.page}.tsx`,
  }
}

/**
 * Resolves to 404 where one of them is not there, else to 503 where one failed: the browser reads it again, and says so
 * where it fails again.
 */
async function readAll(client: QueryClient, paths: string[], read: PublicRead): Promise<404 | 503 | undefined> {
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const { status, answer } = await read(path)
      if (status === 200) client.setQueryData([path], answer)
      return status
    }),
  )
  if (statuses.includes(404)) return 404
  return statuses.some((status) => status >= 500) ? 503 : undefined
}
