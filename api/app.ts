import express, { type Express, type RequestHandler, type Router } from 'express'
import type { Context } from '#core/context.ts'
import { apiRoutes } from './api.ts'
import { calendarFileHandler, shopCalendarHandler } from './calendar/calendar-file.ts'
import { previewPictures } from './cards/cards.ts'
import { embed } from './embed/embed.ts'
import { linkPages } from './links/link.ts'
import { stopMailsHandlers } from './links/stop-mails.ts'
import { media, sharedFiles } from './media/media.ts'
import { problems, requestIds } from './problem.ts'
import { limited } from './rate-limit.ts'
import { privateLinks, security } from './security.ts'
import { sitemap } from './sitemap/sitemap.ts'

/** The parts that other rooms add to the same server: the health check, the webhooks, the simulator, the pages. */
export type Mounts = { first?: (RequestHandler | Router)[]; last?: (RequestHandler | Router)[] }

/** How many links that open something without signing in one address may follow in a minute; more are guesses. */
const LINKS_A_MINUTE = 60

/** The map of everything that is served over HTTP. */
export function makeApp(ctx: Context, mounts: Mounts = {}): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', ctx.config.trustedProxies)
  app.use(requestIds)
  for (const mount of mounts.first ?? []) app.use(mount)
  app.use(security(ctx.config))
  app.get('/calendar/:token.ics', limited(ctx, 'calendar files', LINKS_A_MINUTE), calendarFileHandler(ctx))
  app.get('/calendar/shop/:token.ics', limited(ctx, 'calendars of shops', LINKS_A_MINUTE), shopCalendarHandler(ctx))
  const stopMails = stopMailsHandlers(ctx)
  app.use('/stop', limited(ctx, 'ends of mails', LINKS_A_MINUTE))
  app.get('/stop/:token', stopMails.ask)
  app.post('/stop/:token', stopMails.stop)
  app.use('/auth/whatsapp', limited(ctx, 'links from the chat', LINKS_A_MINUTE))
  app.use(linkPages(ctx))
  app.use(previewPictures(ctx))
  app.use(sitemap(ctx))
  app.use(media(ctx))
  app.use(embed(ctx))
  app.use(sharedFiles(ctx))
  app.use(['/handed', '/my-booking', '/quotes', '/thread'], privateLinks)
  app.use('/api', apiRoutes(ctx))
  for (const mount of mounts.last ?? []) app.use(mount)
  app.use(problems(ctx))
  return app
}
