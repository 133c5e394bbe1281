import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { openDoor } from '#core/process/door.ts'
import type { Drain } from '#core/process/drain.ts'
import { openContext } from '#core/process/open-context.ts'
import { service } from '#core/process/service.ts'
import { startEngine } from './engine/start.ts'
import { webhooks } from './webhook.ts'

/** Answers what people write. The routers are where Twilio tells us of it. */
export async function startBot(ctx: Context, drain: Drain): Promise<Router[]> {
  const engine = await startEngine(ctx)
  drain.add('bot', engine.stop)
  return [webhooks(ctx)]
}

if (import.meta.main) {
  await service('bot', async (shell) => {
    const { ctx, checks } = await openContext(shell)
    const door = await openDoor(shell.config, { checks, log: shell.log, draining: shell.drain.draining })
    const routers = await startBot(ctx, shell.drain)
    shell.drain.add('http', door.close)
    const app = express().disable('x-powered-by').set('trust proxy', 1)
    for (const router of routers) app.use(router)
    door.serve(app)
  })
}
