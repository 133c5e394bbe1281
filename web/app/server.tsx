import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Drawn, PageRead, PageReader } from '#core/contracts/drawn-page.ts'
import type { SiteSettings } from '#core/contracts/site.ts'
import { chosenIn } from '../components/business/chosen-shop.ts'
import { noticesOf } from '../components/business/shop-notices.ts'
import { textsOf } from '../lib/api/address-of.ts'
import { askedIn } from '../lib/api/asked.ts'
import { type Answered, answeredIn, queryKeyOf, read } from '../lib/api/read.ts'
import { loadParts, withParts } from '../lib/code/part.tsx'
import type { At, Head } from '../lib/page/page.ts'
import { keepSettings } from '../lib/settings.ts'
import { App } from './app.tsx'
import { fileOf, isOfConsole, loadPage } from './page-files.ts'
import { placeAt } from './place-at.ts'
import { makeClient, Providers } from './providers.tsx'
import { withQuery } from './routes.tsx'

/** Draws a page with the first data in it: the seller's for who opened it, every other one as any visitor sees it. */
export async function draw(address: string, read: PageReader, settings: SiteSettings): Promise<Drawn> {
  keepSettings(settings)
  const url = new URL(address, 'http://localhost')
  const place = placeAt(url.pathname)
  if (!place) throw new Error(`nothing stands at ${url.pathname}`)
  if ('leadsTo' in place) return { kind: 'moved', to: withQuery(place.leadsTo, url.search) }
  const { page } = await loadPage(place.page)
  await Promise.all([page.ready?.(), loadParts()])
  const client = makeClient()
  const at: At = { params: place.params, query: url.searchParams }
  const around = place.page.startsWith('business/') ? businessReads : () => place.reads
  const { declared, failed } = await readAll(
    client,
    (answered) => [...around(at, answered), ...(page.reads?.(at, answered) ?? [])],
    read,
  )
  const head: Head = page.head(at, answeredIn(client))
  if (head.movedTo) return { kind: 'moved', to: withQuery(head.movedTo, url.search) }
  const { html, parts } = withParts(() =>
    renderToString(
      <Providers client={client}>
        <StaticRouter location={`${url.pathname}${url.search}`}>
          <App />
        </StaticRouter>
      </Providers>,
    ),
  )
  const asked = askedIn(client)
  const data = dehydrate(client)
  client.clear()
  return {
    kind: 'page',
    status: head.status ?? failed ?? 200,
    html,
    data,
    head: { canonical: url.pathname, ...head },
    file: await fileOf(place.page),
    isOfConsole: isOfConsole(place.page),
    parts,
    undeclared: [...asked].filter(([one]) => !declared.has(one)).map(([address, key]) => ({ address, key })),
    unused: [...declared].filter((one) => !asked.has(one)),
  }
}

/**
 * Reads what is declared, and then what is declared once those answers are here. It fails with 404 if one of them is
 * not there, else with 503 if one failed: the browser reads it again, and says so if it fails again.
 */
async function readAll(client: QueryClient, declare: (answered: Answered) => readonly PageRead[], read: PageReader) {
  const declared = new Set<string>()
  const statuses: number[] = []
  const isNew = (one: PageRead) => !declared.has(queryKeyOf(one.key, one)[1])
  for (let next = declare(answeredIn(client)); next.length > 0; next = declare(answeredIn(client)).filter(isNew)) {
    for (const one of next) declared.add(queryKeyOf(one.key, one)[1])
    statuses.push(
      ...(await Promise.all(
        next.map(async (one) => {
          const { status, answer } = await read({
            key: one.key,
            params: textsOf(one.params),
            query: textsOf(one.query),
          })
          if (status === 200) client.setQueryData(queryKeyOf(one.key, one), answer)
          return status
        }),
      )),
    )
  }
  const failed = statuses.includes(404) ? 404 : statuses.some((status) => status >= 500) ? 503 : undefined
  return { declared, failed }
}

/** What stands around each of the seller's pages begins with, for whoever is signed in. */
function businessReads(at: At, answered: Answered): readonly PageRead[] {
  const session = answered('GET /auth/session')
  const who = read('GET /auth/session')
  if (!session?.signedIn) return [who]
  const { role, hasShop, looking } = session.account
  if (role !== 'business' && !hasShop && !looking) return [who]
  const shopId = chosenIn(at, answered)?.id
  return [
    who,
    read('GET /my-shops'),
    read('GET /site'),
    read('GET /notices/unread'),
    read('GET /threads/unread', { query: { role: 'business' } }),
    read('GET /threads', { query: { type: 'support', role: 'customer', limit: 5 } }),
    ...(shopId === undefined
      ? []
      : [
          read('GET /shops/:shopId/profile', { params: { shopId } }),
          read('GET /shops/:shopId/application', { params: { shopId } }),
          ...(looking
            ? []
            : [
                read('GET /shops/:shopId/notices', noticesOf(shopId)),
                read('GET /shops/:shopId/counter-bookings/counts', { params: { shopId } }),
              ]),
        ]),
  ]
}
