import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'

type Site = Pick<Config, 'publicUrl' | 'map'>

/** The browser features that our pages may use: a map asks for the position, a conversation for a voice note. */
const permissions = [
  'geolocation=(self)',
  'camera=()',
  'microphone=(self)',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
]

/** The headers that every answer carries; code, styles and fonts need only be taken for what they are. */
export function security(site: Site): RequestHandler {
  const guard = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(site) },
    strictTransportSecurity: isSecure(site),
    xFrameOptions: { action: 'deny' },
    // Tile servers require the name of the site; the path, which may be a private link, is not sent.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  return (request, response, next) => {
    if (request.path.startsWith('/assets/')) {
      response.set('X-Content-Type-Options', 'nosniff')
      return next()
    }
    response.set('Permissions-Policy', permissions.join(', '))
    guard(request, response, next)
  }
}

/** Hashes of the style elements and scripts that stand in a page itself. */
type InPage = { styles: readonly string[]; scripts: readonly string[] }

/** The policy for a page with these hashes. */
export const policyWith = (site: Site, inPage: InPage): RequestHandler =>
  helmet.contentSecurityPolicy({ useDefaults: false, directives: directives(site, inPage) })

/**
 * Nothing third-party is loaded but map tiles; pictures may come from memory during an upload. Style attributes carry
 * measures from the data and cannot load anything.
 */
const directives = (site: Site, { styles, scripts }: InPage = { styles: [], scripts: [] }) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...styles],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', tileOrigin(site.map.tileUrl)],
  'font-src': ["'self'"],
  // Older Safaris do not count a socket to the same host as 'self'.
  'connect-src': ["'self'", site.publicUrl.replace(/^http/, 'ws')],
  // A PDF that somebody may see is shown from memory, in the reader of the browser.
  'frame-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  ...(isSecure(site) && { 'upgrade-insecure-requests': [] }),
})

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:')

/** The host of a tile address; {s} stands for any of its servers. */
const tileOrigin = (tileUrl: string): string => new URL(tileUrl.replace('{s}', '*')).origin

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What systems ask for by a key. No browser sends a key by itself, so it does not matter where they come from. */
const byKey = '/v1/'

/** Accepts changes from our own pages only: browsers always name the page that such a request comes from. */
export const ownOrigin =
  ({ config }: Context): RequestHandler =>
  (request, _response, next) => {
    if (reading.has(request.method) || request.path.startsWith(byKey) || request.get('Origin') === config.publicUrl)
      return next()
    throw new Refusal('FOREIGN_ORIGIN', 'This request did not come from one of our own pages.', 403)
  }

/** Headers of pages whose address is their key: no other site learns it, and no search engine lists it. */
export const privateLinks: RequestHandler = (_request, response, next) => {
  response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
  next()
}
