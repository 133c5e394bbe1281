import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import compressedFiles from 'express-static-gzip'
import type { Context } from '#core/context.ts'
import type { Draw, Drawn } from '#core/contracts/drawn-page.ts'
import type { SiteSettings } from '#core/contracts/site.ts'
import { stopped } from '#core/operations/switches.ts'
import { brand } from '#core/rules/brand.ts'
import type { SwitchName } from '#core/rules/operations/names.ts'
import { clientOf } from '../browser.ts'
import { pageReader } from '../page-reader.ts'
import { countOther } from '../rate-limit.ts'
import { policyWith } from '../security.ts'
import { presentPage, serviceWorker } from './present-page.ts'
import { ownAddress, shorterAddress } from './short-address.ts'
import { readTemplate } from './template.ts'

type DrawnPage = Extract<Drawn, { kind: 'page' }>

/** Many people share one address on a mobile network. */
const PAGES_A_MINUTE = 600

type Options = {
  /** The folder of the built web, and of the build that draws its pages on the server. */
  folder: string
  drawer: string
  /** Files of earlier builds, for pages that were opened before this one. */
  earlier?: string | undefined
}

/**
 * Serves the built web: files by their hashed names for a year, and every page drawn with its first data. Throws when the
 * web is not built.
 */
export function pages(ctx: Context, { folder, drawer, earlier }: Options): Router {
  const { config } = ctx
  const router = express.Router()
  if (!config.production && config.twilio.simulated) {
    router.get('/simulator', asItIs(read(folder, 'devtools/simulator.html')))
    router.get('/mailbox', asItIs(read(folder, 'devtools/mailbox.html')))
  }
  // The page as Vite wrote it is a template; only what is filled in is served.
  router.use((request, response, next) => {
    if (/^\/(index|manifest|devtools\/.*)\.(html|json)$/.test(request.path)) response.status(404).end()
    else next()
  })
  router.get('/sw.js', serviceWorker(folder))
  router.use(files(folder))
  if (earlier) router.use(files(earlier))
  const settings = settingsOf(ctx)
  const { fill, ...inPage } = readTemplate({ folder, publicUrl: config.publicUrl, settings })
  router.use(policyWith(config, inPage))
  router.get('/shell', asItIs(fill(emptyPage)))
  router.get('/{*path}', drawn(ctx, drawer, settings, fill))
  return router
}

/** The page that the service worker opens without a connection; the browser draws the rest. */
const emptyPage: DrawnPage = {
  kind: 'page',
  status: 200,
  html: '',
  data: {},
  file: '',
  isOfConsole: false,
  parts: [],
  undeclared: [],
  unused: [],
  head: { title: brand.name, canonical: '/', noindex: true },
}

function drawn(
  ctx: Context,
  drawer: string,
  settings: SiteSettings,
  fill: (page: DrawnPage, says?: string) => string,
): RequestHandler {
  const readerFor = pageReader(ctx)
  const drawing: Promise<{ draw: Draw }> = import(drawer)
  drawing.catch(() => {})
  return async (request, response) => {
    await countOther(ctx, 'pages', PAGES_A_MINUTE, clientOf(request))
    const address = ownAddress(request.originalUrl)
    const shorter = shorterAddress(address)
    if (shorter !== undefined) return void response.redirect(302, shorter)
    const { draw } = await drawing
    const reader = readerFor(request, response)
    const page = await draw(address, reader.read, settings)
    if (page.kind === 'moved') return void response.redirect(301, page.to)
    const { status, head } = page
    // A page that cannot ask is shown all the same.
    const says = stoppedWords(page, await stopped(ctx).catch(() => []))
    const keeps = reader.wasPersonal() ? 'nobody' : head.noindex ? 'the browser' : 'everybody'
    await presentPage(request, response, { status, html: fill(page, says), keeps })
  }
}

const asItIs =
  (html: string): RequestHandler =>
  (request, response) =>
    presentPage(request, response, { status: 200, html, keeps: 'the browser' })

/**
 * As the build packed them. What has a hash in its name never changes: nobody asks whether it did, and a page brings a
 * dozen of them, so each comes with as few headers as it can.
 */
function files(folder: string): Router {
  const packed = { enableBrotli: true, orderPreference: ['br', 'gz'], index: false as const }
  const hashed = compressedFiles(join(folder, 'assets'), {
    ...packed,
    serveStatic: {
      redirect: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (response) => {
        response.removeHeader('X-Request-Id')
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      },
    },
  })
  const named = compressedFiles(folder, {
    ...packed,
    serveStatic: {
      redirect: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=3600'),
    },
  })
  return express.Router().use('/assets', hashed).use(named)
}

function read(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    throw new Error(`The website is not built: ${join(folder, name)} is missing; run npm run build`)
  }
}

/** The settings of this installation that a page needs. */
export const settingsOf = ({ config }: Context): SiteSettings => ({
  whatsapp: { simulated: config.twilio.simulated, number: config.twilio.whatsappNumber.replace(/\D/g, '') },
  map: config.map,
})

/**
 * What a visitor reads over a page while owners have stopped sending or the bot; nothing while all works. The consoles
 * say it by themselves, in words for those who work there.
 */
export function stoppedWords(
  { isOfConsole }: Pick<DrawnPage, 'isOfConsole'>,
  off: readonly SwitchName[],
): string | undefined {
  if (isOfConsole) return undefined
  if (off.includes('sending'))
    return 'We are mending something: on WhatsApp and by e-mail nothing is answered at the moment. What you send and book is kept, and you hear of it later. Searching works.'
  if (off.includes('bot'))
    return 'We are mending the WhatsApp chat: what you write there is kept and answered later. Searching and booking here work.'
  return undefined
}
