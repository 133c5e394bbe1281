import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
  type UIMatch,
} from 'react-router-dom'
import type { Drawn, PublicRead, SiteSettings } from '#core/contracts/site.ts'
import { type At, type Head, pageOf } from '../lib/page.ts'
import { keepSettings } from '../lib/settings.ts'
import { makeClient, Providers } from './providers.tsx'
import { routes } from './routes.tsx'

const handler = createStaticHandler(routes)

/** Draws a page as a visitor sees it, with the first data in it. `read` answers a path of the public API. */
export async function draw(address: string, read: PublicRead, settings: SiteSettings): Promise<Drawn> {
  keepSettings(settings)
  const url = new URL(address, 'http://localhost')
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return { kind: 'moved', to: context.headers.get('Location') ?? '/' }
  const client = makeClient()
  const page = pageOf(lastMatch(context))
  const at: At = { params: context.matches.at(-1)?.params ?? {}, query: url.searchParams }
  const failed = await readAll(client, page?.reads?.(at) ?? [], read)
  const head: Head = page?.head(at, (path) => client.getQueryData([path])) ?? { title: 'Spoor' }
  if (head.movedTo) return { kind: 'moved', to: head.movedTo + url.search }
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <Providers client={client}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
  const data = dehydrate(client)
  client.clear()
  const status = head.status ?? failed ?? 200
  return { kind: 'page', status, html, data, head: { canonical: url.pathname, ...head }, file: page?.file ?? '' }
}

const lastMatch = ({ matches }: StaticHandlerContext): Pick<UIMatch, 'handle'> | undefined => {
  const route = matches.at(-1)?.route
  return route && { handle: route.handle }
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
