import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { pino } from 'pino'
import Twilio from 'twilio'
import type { WebhookRequest } from '#bot/simulator/post.ts'
import { makeSimulator, type Simulator, type SimulatorOptions } from '#bot/simulator/simulator.ts'
import type { Bubble, WriteOnPhone } from '#core/contracts/devtools/simulator.ts'
import { testConfig } from '#tests/support/context.ts'

export const number = '+27600123456'
export const driver = '+27821110001'
export const account = { sid: `AC${'1'.repeat(32)}`, token: 'a-token-for-tests' }

const twilio = { ...testConfig('').twilio, accountSid: account.sid, authToken: account.token, whatsappNumber: number }

export type Arrived = WebhookRequest & { params: Record<string, string> }

export type StandIn = {
  simulator: Simulator
  client: ReturnType<typeof Twilio>
  origin: string
  /** Webhooks in the order in which the app got them. */
  arrived: Arrived[]
  write(message: Omit<WriteOnPhone, 'from'> & { from?: string }): Promise<Bubble>
  bubbles(phone?: string): Promise<Bubble[]>
  page(path: string, init?: RequestInit): Promise<Response>
  clock: { now: Date }
  dataDir: string
  close(): void
}

type Wish = Pick<SimulatorOptions, 'deliver'> & { dataDir?: string; now?: Date }

/** The stand-in on a port of its own, and Twilio's own client talking to it. */
export async function standIn(wish: Wish = {}): Promise<StandIn> {
  const dataDir = wish.dataDir ?? mkdtempSync(join(tmpdir(), 'simulator-'))
  const clock = { now: wish.now ?? new Date('2026-11-18T07:00:00Z') }
  const arrived: Arrived[] = []
  const simulator = makeSimulator({
    config: { ...testConfig(''), port: 1, publicUrl: 'https://spoor.test', dataDir, twilio },
    log: pino({ level: 'silent' }),
    phones: async () => [{ address: driver, name: 'Thandi', role: 'driver', place: null }],
    now: () => clock.now,
    delaysMs: { sent: 0, delivered: 0 },
    deliver: async (request) => {
      arrived.push({ ...request, params: Object.fromEntries(new URLSearchParams(request.body)) })
      return wish.deliver ? wish.deliver(request) : 200
    },
  })
  const server = await listen(simulator)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  const page = (path: string, init?: RequestInit) => fetch(`${origin}/simulator/api${path}`, init)
  return {
    simulator,
    client: Twilio(account.sid, account.token, { httpClient: clientFor(origin) }),
    origin,
    arrived,
    clock,
    dataDir,
    page,
    write: async (message) => {
      const answer = await page('/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ from: driver, ...message }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await simulator.idle()
      return answer.json()
    },
    bubbles: async (phone = driver) => {
      const answer = await page(`/messages?phone=${encodeURIComponent(phone)}`)
      const { bubbles }: { bubbles: Bubble[] } = await answer.json()
      return bubbles
    },
    close: () => {
      simulator.close()
      server.close()
      server.closeAllConnections()
      if (!wish.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const listen = (simulator: Simulator): Promise<Server> =>
  new Promise((resolve) => {
    const server = express()
      .use(simulator.router)
      .listen(0, '127.0.0.1', () => resolve(server))
  })

function clientFor(origin: string) {
  const http = new Twilio.RequestClient({ timeout: 5000 })
  const send = http.request.bind(http)
  http.request = (options) => {
    const { pathname, search } = new URL(options.uri)
    return send({ ...options, uri: `${origin}${pathname}${search}` })
  }
  return http
}
