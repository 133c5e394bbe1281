import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import express, { type Router } from 'express'
import { createServer, type ViteDevServer } from 'vite'
import type { Context } from '#core/context.ts'
import { policyWith } from '../security.ts'
import { settingsOf } from './pages.ts'

const root = join(import.meta.dirname, '..', '..')

/** Vite's own parts of a page have no known hash. */
const inPage = { styles: ["'unsafe-inline'"], scripts: ["'unsafe-inline'"] }

/** What a page file says of itself beside its component would otherwise make each change of the file a reload. */
const keepPages = "<script>window.__getReactRefreshIgnoredExports = () => ['page']</script>"

/**
 * The website straight from its sources, during development: Vite runs in this server and sends changes to the open
 * pages over the same port. The browser draws the pages; nothing is drawn here.
 */
export async function livePages(ctx: Context, server: Server): Promise<{ router: Router; close(): Promise<void> }> {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    logLevel: 'warn',
  })
  const router = express.Router()
  router.use(policyWith(ctx.config, inPage))
  router.get('/simulator', page(vite, 'devtools/simulator.html'))
  router.get('/mailbox', page(vite, 'devtools/mailbox.html'))
  router.use(vite.middlewares)
  const settings = JSON.stringify(settingsOf(ctx)).replaceAll('<', '\\u003c')
  router.get(
    '/{*path}',
    page(vite, 'index.html', `<script type="application/json" id="settings">${settings}</script>${keepPages}`),
  )
  return { router, close: () => vite.close() }
}

const page =
  (vite: ViteDevServer, file: string, head = ''): express.RequestHandler =>
  async (request, response) => {
    const text = await readFile(join(vite.config.root, file), 'utf8')
    const folder = `/${file}`.replace(/[^/]+$/, '')
    // Addresses stand beside the file; the page may be opened under any.
    const absolute = text.replace(/(src|href)="(\.{1,2}\/[^"]+)"/g, (_, name: string, path: string) => {
      const { pathname } = new URL(path, `http://localhost${folder}`)
      return `${name}="${pathname}"`
    })
    const html = await vite.transformIndexHtml(
      request.originalUrl,
      absolute.replace('<!--head-->', () => head),
    )
    response.set('Cache-Control', 'no-store').type('html').send(html)
  }
