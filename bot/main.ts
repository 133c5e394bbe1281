import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { untilAnswered } from '#core/messaging/window.ts'
import type { Drain } from '#core/process/drain.ts'
import { openHttpServer } from '#core/process/http-server.ts'
import { openContext } from '#core/process/open-context.ts'
import { service } from '#core/process/service.ts'
import { demoPhones } from '#core/shops/demo-phones.ts'
import { conversation, outsideOf, readerOf } from './answer.ts'
import { startEngine } from './engine/start.ts'
import { makeSimulator } from './simulator/simulator.ts'
import { webhooks } from './webhook.ts'

export type Bot = {
  /** Twilio's webhooks, and the simulator if it stands in for Twilio. */
  routers: Router[]
  /** Call it once the routers are served. */
  listening(): void
}

/** Answers what people write. */
export async function startBot(ctx: Context, drain: Drain): Promise<Bot> {
  const engine = await startEngine(ctx, conversation, outsideOf(ctx))
  drain.add('bot', async () => {
    await engine.stop()
    await readerOf(ctx)?.settled()
  })
  const routers = [webhooks(ctx)]
  if (ctx.config.production || !ctx.config.twilio.simulated) return { routers, listening: () => {} }
  const simulator = makeSimulator({
    config: ctx.config,
    log: ctx.log,
    phones: () => demoPhones(ctx),
    settle: () => untilAnswered(ctx),
  })
  drain.add('simulator', async () => simulator.close())
  return { routers: [...routers, simulator.router], listening: simulator.resume }
}

if (import.meta.main) {
  await service('bot', async (shell) => {
    const ctx = await openContext(shell)
    const httpServer = await openHttpServer(shell.config, shell.health)
    shell.drain.add('http', httpServer.close)
    const { routers, listening } = await startBot(ctx, shell.drain)
    const app = express().disable('x-powered-by').set('trust proxy', 1)
    for (const router of routers) app.use(router)
    httpServer.serve(app)
    listening()
  })
}
