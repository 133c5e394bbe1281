import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import express, { type Request, type Response, type Router } from 'express'
import type { Context } from '#core/context.ts'
import { escaped } from '#core/rules/website/escaped.ts'
import { isMapped, lastingPages, type MappedPage, mapFiles, mappedPages } from '#core/site/mapped-pages.ts'
import { clientOf } from '../browser.ts'
import { countOther } from '../rate-limit.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Pages of a person's own things, and addresses that only machines read. */
const closed = ['/api/', '/auth/', '/calendar/', '/handed/', '/my-booking/', '/quotes/', '/stop/', '/thread/']

/** GET /robots.txt, /sitemap.xml and the files that it leads to. */
export function sitemap(ctx: Context): Router {
  const { publicUrl } = ctx.config
  const router = express.Router()
  router.get('/robots.txt', (_, response) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`]
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  })
  router.get('/sitemap.xml', async (request, response) => {
    await countOther(ctx, 'sitemap', 60, clientOf(request))
    const files = (await mapFiles(ctx)).map(({ what, after }) => `/sitemaps/${what}.xml${after && `?after=${after}`}`)
    const entries = ['/sitemaps/pages.xml', ...files].map((path) => entry('sitemap', publicUrl, { path }))
    await send(response, 'sitemapindex', entries)
  })
  router.get('/sitemaps/pages.xml', (_, response) => send(response, 'urlset', urls(publicUrl, lastingPages)))
  router.get('/sitemaps/:what.xml', async (request: Request<{ what: string }>, response, next) => {
    const { what } = request.params
    const { after = '' } = request.query
    if (!isMapped(what) || typeof after !== 'string' || after.includes('\0')) return next()
    await countOther(ctx, 'sitemap', 60, clientOf(request))
    await send(response, 'urlset', urls(publicUrl, mappedPages(ctx, { what, after })))
  })
  return router
}

async function* urls(publicUrl: string, pages: Iterable<MappedPage> | AsyncIterable<MappedPage>) {
  for await (const page of pages) yield entry('url', publicUrl, page)
}

const entry = (name: 'url' | 'sitemap', publicUrl: string, { path, changed }: MappedPage): string =>
  `<${name}><loc>${escaped(publicUrl + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${name}>\n`

/** Sends the file as it is read, however long it is. */
async function send(
  response: Response,
  root: 'sitemapindex' | 'urlset',
  entries: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const whole = async function* () {
    yield `${head}<${root} ${namespace}>\n`
    yield* entries
    yield `</${root}>\n`
  }
  const text = Readable.from(whole())
  response.set('Cache-Control', 'public, max-age=3600').type('application/xml')
  await pipeline(text, response)
}
