import express, { type Express, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import type { Context } from '#core/context.ts'
import { apiRoutes } from './api.ts'
import { linkPages } from './auth/link-pages.ts'
import { calendarFileHandler } from './bookings/calendar-file.ts'
import { stopMailsHandlers } from './notifications/stop-mails.ts'
import { problems, requestIds } from './problem.ts'

/** What other rooms hang into the same server: the health check, the webhooks, the simulator, the pages. */
export type Mounts = { first?: (RequestHandler | Router)[]; last?: (RequestHandler | Router)[] }

/** The map of everything that is served over HTTP. */
export function makeApp(ctx: Context, mounts: Mounts = {}): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', ctx.config.trustedProxies)
  app.use(requestIds)
  for (const mount of mounts.first ?? []) app.use(mount)
  app.use(security(ctx.config.publicUrl))
  app.get('/calendar/:token.ics', calendarFileHandler(ctx))
  const stopMails = stopMailsHandlers(ctx)
  app.get('/stop/:token', stopMails.ask)
  app.post('/stop/:token', stopMails.stop)
  app.use(linkPages(ctx))
  app.use('/api', apiRoutes(ctx))
  for (const mount of mounts.last ?? []) app.use(mount)
  app.use(problems(ctx))
  return app
}

/** Nothing third-party is loaded; pictures may come from memory while they are being uploaded. */
const security = (publicUrl: string) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  })
