import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll } from 'vitest'
import { makeApp } from '#api/app.ts'
import { mailboxRoutes } from '#api/mailbox/routes.ts'
import { pages } from '#api/pages/pages.ts'
import { makeSimulator, type Simulator } from '#bot/simulator/simulator.ts'
import type { Phone } from '#core/contracts/devtools/simulator.ts'
import { makeTestContext, type TestContext, testConfig } from '#tests/support/context.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'

const built = join(import.meta.dirname, '../../dist')
export const website = { folder: join(built, 'web'), drawer: join(built, 'server/draw.js') }

export type Site = {
  origin: string
  ctx: TestContext
  simulator: Simulator
  /** Sends a message of the business as the app would, over Twilio's wire. */
  say(to: string, message: { Body: string } | { ContentSid: string }): Promise<void>
  /** Makes a template and returns its sid. */
  template(types: Record<string, unknown>): Promise<string>
}

export type Heard = { From: string; Body: string; ButtonPayload?: string; ListId?: string; Latitude?: string }

type Options = { phones?: Phone[]; onMessage?: (heard: Heard, site: Site) => Promise<void> | void }

/** The website, the simulator and the mailbox over a database of their own, with a scripted answer in place of the bot. */
export async function startSite({ phones = [], onMessage }: Options = {}): Promise<Site> {
  await builtWebsite()
  const { url } = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  let serve: RequestListener = (_, response) => response.writeHead(503).end()
  const { server, port } = await listen((request, response) => serve(request, response))
  const origin = `http://localhost:${port}`
  const config = { ...testConfig(url), port, publicUrl: origin, dataDir: folder }
  const ctx = makeTestContext({ databaseUrl: url, config, now: new Date() })
  const simulator = makeSimulator({
    config,
    log: ctx.log,
    phones: async () => phones,
    delaysMs: { sent: 0, delivered: 0 },
  })

  const call = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const { accountSid, authToken } = config.twilio
    const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const site: Site = {
    origin,
    ctx,
    simulator,
    say: async (to, message) => {
      const form = new URLSearchParams({
        From: `whatsapp:${config.twilio.whatsappNumber}`,
        To: `whatsapp:${to}`,
        ...message,
      })
      await call(`/2010-04-01/Accounts/${config.twilio.accountSid}/Messages.json`, form)
    },
    template: async (types) =>
      (await call('/v1/Content', JSON.stringify({ language: 'en', types }), { 'content-type': 'application/json' }))
        .sid,
  }
  const webhook = express.Router()
  webhook.post('/webhooks/twilio/inbound', express.urlencoded({ extended: false }), async (request, response) => {
    response.type('text/xml').send('<Response/>')
    await onMessage?.(request.body, site)
  })
  const mail = express.Router().use('/mailbox/api', mailboxRoutes(ctx))
  serve = makeApp(ctx, { first: [webhook, simulator.router], last: [mail, pages(ctx, website)] })

  afterAll(async () => {
    simulator.close()
    server.close()
    server.closeAllConnections()
    await ctx.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return site
}

const listen = (serve: RequestListener): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer(serve)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
