import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express, { type RequestHandler, type Router } from 'express'
import sirv from 'sirv'
import type { Settings } from '#core/config.ts'
import type { SiteSettings } from '#core/contracts/site.ts'

type Options = {
  config: Pick<Settings, 'production' | 'publicUrl' | 'twilio'>
  /** Where Vite put the built web. */
  folder: string
}

/**
 * Serves the built web: files by their hashed names for a year, and the pages with what they need to know of this
 * installation. Throws when the web is not built.
 */
export function pages({ config, folder }: Options): Router {
  const local = !config.production && config.twilio.simulated
  const router = express.Router()
  router.get('/', document(filled(read(folder, 'index.html'), config)))
  if (local) {
    router.get('/simulator', document(read(folder, 'devtools/simulator.html')))
    router.get('/mailbox', document(read(folder, 'devtools/mailbox.html')))
  }
  router.get('/robots.txt', (_, response) => {
    response.type('text/plain').send('User-agent: *\nDisallow: /api/\n')
  })
  // The pages as Vite wrote them lack the settings; only what is filled in above is served.
  router.use((request, response, next) => {
    if (request.path.endsWith('.html')) response.status(404).type('text/plain').send('Not found')
    else next()
  })
  router.use(
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => {
        const hashed = path.startsWith('/assets/')
        response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    }),
  )
  return router
}

function read(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    throw new Error(`The website is not built: ${join(folder, name)} is missing; run npm run build`)
  }
}

/** Writes the installation's settings and public address into the page; data in a script element is never run. */
function filled(page: string, config: Options['config']): string {
  const settings: SiteSettings = {
    whatsapp: { simulated: config.twilio.simulated, number: config.twilio.whatsappNumber.replace(/\D/g, '') },
  }
  const empty = '<script type="application/json" id="settings">{}</script>'
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return page.replace(empty, () => empty.replace('{}', () => json)).replaceAll('https://site.invalid', config.publicUrl)
}

/** A page compressed once. It is always asked for anew, and costs nothing when it has not changed. */
function document(html: string): RequestHandler {
  const plain = Buffer.from(html)
  const packed = { br: brotliCompressSync(plain), gzip: gzipSync(plain) }
  return (request, response) => {
    response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
    const encoding = request.acceptsEncodings('br', 'gzip')
    if (encoding === 'br' || encoding === 'gzip') response.set('Content-Encoding', encoding).send(packed[encoding])
    else response.send(plain)
  }
}
