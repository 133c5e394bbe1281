import { join } from 'node:path'
import express, { type Router } from 'express'
import { hearVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'
import { readPlaceChanges } from '#core/language/places.ts'
import type { Drain } from '#core/process/drain.ts'
import type { Health } from '#core/process/health.ts'
import { type HttpServer, openHttpServer } from '#core/process/http-server.ts'
import { openContext } from '#core/process/open-context.ts'
import { service } from '#core/process/service.ts'
import { makeApp } from './app.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { pages } from './pages/pages.ts'
import { keepAssets } from './pages/present-page.ts'
import { serveRealtime } from './realtime.ts'

const built = join(import.meta.dirname, '..', 'dist')
const build = { folder: join(built, 'web'), drawer: join(built, 'server', 'draw.js') }

type Place = {
  httpServer: HttpServer
  health: Health
  drain: Drain
  /** The built website, or the website straight from its sources during development. */
  website?: 'built' | 'live'
}

/** Serves the API and the pages, beside the routers that other rooms hang in. */
export async function startApi(
  ctx: Context,
  { httpServer, health, drain, website = 'built' }: Place,
  routers: Router[] = [],
): Promise<void> {
  const { config } = ctx
  const last: Router[] = [website === 'live' ? await live(ctx, httpServer, drain) : builtPages(ctx, health)]
  if (!config.production && config.twilio.simulated && !config.mail.smtpUrl)
    last.unshift(express.Router().use('/mailbox/api', mailboxRoutes(ctx)))
  const names = await hearVocabulary(
    ctx,
    () => void readPlaceChanges(ctx).catch((error) => ctx.log.warn({ err: error }, 'places not read')),
  )
  drain.add('names of places', names.close)
  const realtime = await serveRealtime(ctx, httpServer.server)
  drain.add('open browsers', realtime.close)
  httpServer.serve(makeApp(ctx, { first: routers, last }))
}

function builtPages(ctx: Context, health: Health): Router {
  // Without the build that draws pages, every page fails, even if all else is well.
  health.required.website = () => import(build.drawer)
  return pages(ctx, { ...build, earlier: earlierFiles(ctx) })
}

/** Vite is installed only with the sources. */
async function live(ctx: Context, { server }: HttpServer, drain: Drain): Promise<Router> {
  const { livePages } = await import('./pages/live-pages.ts')
  const { router, close } = await livePages(ctx, server)
  drain.add('Vite', close)
  return router
}

/** Undefined if they cannot be kept: a page from before a deploy is then fetched anew. */
function earlierFiles({ config, clock, log }: Context): string | undefined {
  try {
    return keepAssets(config.dataDir, build.folder, clock.now())
  } catch (error) {
    log.warn({ why: error instanceof Error ? error.message : error }, 'files of this build are not kept for later')
    return undefined
  }
}

if (import.meta.main) {
  await service('api', async (shell) => {
    const ctx = await openContext(shell)
    const httpServer = await openHttpServer(shell.config, shell.health)
    shell.drain.add('http', httpServer.close)
    await startApi(ctx, { ...shell, httpServer })
  })
}
