import type { RequestListener, Server } from 'node:http'
import { pino } from 'pino'
import { makeApp } from '#api/app.ts'
import { serveRealtime } from '#api/realtime.ts'
import { webhooks } from '#bot/webhook.ts'
import { type Context, systemClock } from '#core/context.ts'
import { makeHealth } from '#core/process/health.ts'
import { openHttpServer } from '#core/process/http-server.ts'
import { makeLimits } from '#core/process/limits.ts'
import { makeDb, makePool } from '#db/client.ts'
import { recordingJobs, testConfig } from '#tests/support/context.ts'
import { bareSearch, bareWebhook, listen } from './bare.ts'
import { AUTH_TOKEN, PUBLIC_URL } from './requests.ts'

/** One of the servers that are compared, in a process of its own; says its port when it listens. */
const [kind = '', databaseUrl = ''] = process.argv.slice(2)
/** Left to itself PostgreSQL plans the bare statement anew every time, which takes longer than running it. */
const settings = kind.startsWith('bare search')
  ? `?options=${encodeURIComponent('-c plan_cache_mode=force_generic_plan')}`
  : ''
const pool = makePool(`${databaseUrl}${settings}`, (error) => console.error(error.message))

/** The whole app as it is served, with the webhooks and sockets in it. */
async function ours(): Promise<Server> {
  const base = testConfig(databaseUrl)
  const config = {
    ...base,
    publicUrl: PUBLIC_URL,
    trustedProxies: 1,
    twilio: { ...base.twilio, authToken: AUTH_TOKEN },
  }
  const log = pino({ level: 'error' })
  const aside = makePool(databaseUrl, () => {}, 3)
  const limits = makeLimits({ pool: aside, secret: config.authSecret })
  const parts = { db: makeDb(pool), aside: makeDb(aside), jobs: recordingJobs(), limits, clock: systemClock }
  const ctx: Context = { ...parts, log, config, random: Math.random }
  const httpServer = await openHttpServer(
    { port: 0, host: '127.0.0.1' },
    makeHealth(log, () => false),
  )
  await serveRealtime(ctx, httpServer.server)
  httpServer.serve(makeApp(ctx, { first: [webhooks(ctx)] }))
  return httpServer.server
}

const listeners: Record<string, () => Promise<RequestListener>> = {
  'bare webhook': () => bareWebhook(pool),
  'bare search': async () => bareSearch(pool, { times: false }),
  'bare search with times': async () => bareSearch(pool, { times: true }),
}
const bare = listeners[kind]
const server = bare ? listen(await bare()) : await ours()
// The generator keeps its connections through the other side's rounds.
server.keepAliveTimeout = 60_000
if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('disconnect', () => process.exit(0))
