import express, { type Express, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import type { Context } from '#core/context.ts'
import { authRoutes } from './auth/routes.ts'
import { calendarFileHandler } from './bookings/calendar-file.ts'
import { problems } from './problem.ts'
import { searchRoutes } from './search/routes.ts'

/** What other rooms hang into the same server: the health check, the webhooks, the simulator, the pages. */
export type Mounts = { first?: (RequestHandler | Router)[]; last?: (RequestHandler | Router)[] }

/** The map of everything that is served over HTTP. */
export function makeApp(ctx: Context, mounts: Mounts = {}): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', ctx.config.trustedProxies)
  for (const mount of mounts.first ?? []) app.use(mount)
  app.use(security(ctx.config.publicUrl))
  app.get('/calendar/:token.ics', calendarFileHandler(ctx))
  app.use(authRoutes(ctx))
  app.use('/api', searchRoutes(ctx))
  app.use('/api', (_request, response) => {
    response.status(404).json({ code: 'NOT_FOUND', message: 'There is nothing at this address.' })
  })
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
