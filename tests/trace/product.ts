import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { pino } from 'pino'
import { startBot } from '#bot/main.ts'
import { readConfig, withDatabase } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { type Drain, makeDrain } from '#core/process/drain.ts'
import { makeHealth } from '#core/process/health.ts'
import { openContext } from '#core/process/open-context.ts'
import { serve } from '#tests/support/twilio.ts'
import { startWorkers } from '#workers/main.ts'

export type Product = { ctx: Context; origin: string; drain: Drain }

type Options = {
  databaseUrl: string
  /** The stand-in for Twilio. */
  twilioOrigin: string
  /** Fills the database before anything runs. */
  prepare?: (ctx: Context) => Promise<unknown>
  /** Closes what the product stands on, once all of it has ended. */
  closeLast?: () => Promise<unknown>
}

/** Bot and workers in this process, as `npm start` runs them. The drain ends the process. */
export async function openProduct({ databaseUrl, twilioOrigin, prepare, closeLast }: Options): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spoor-trace-'))
  const settings = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TWILIO_API_BASE_URL: twilioOrigin,
    ...(process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
  })
  const log = pino({ level: 'error' })
  const drain = makeDrain({ log })
  if (closeLast) drain.add('what it stands on', closeLast)
  drain.add('data', async () => rmSync(dataDir, { recursive: true, force: true }))
  const health = makeHealth(log, drain.draining)
  const ctx = await openContext({ name: 'spoor', config: withDatabase(settings, databaseUrl), log, drain, health })
  await prepare?.(ctx)
  const { routers } = await startBot(ctx, drain)
  const app = express()
  for (const router of routers.slice(0, 1)) app.use(router)
  const server = await serve(app)
  drain.add('http', server.close)
  await startWorkers(ctx, drain)
  return { ctx, origin: server.origin, drain }
}
