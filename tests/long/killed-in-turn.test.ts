import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as passes } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composed, installation, leasesPass } from '#tests/faults/installation.ts'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { inboundForm, postWebhook, startTwilio } from '#tests/support/twilio.ts'

const MESSAGES = 1_000
/** So many are written while one of the processes is killed and replaced; the last ones when all are new. */
const LOT = MESSAGES / 4
/** How many are on their way to us at once. */
const BATCH_SIZE = 10
const names = ['api', 'bot', 'workers'] as const
type Name = (typeof names)[number]

const { url, pool } = await testDatabase()
const twilio = await startTwilio()
const place = installation(url, undefined, twilio)
const running: Record<Name, Running[]> = { api: [], bot: [], workers: [] }
const proxies: Server[] = []
const agent = new Agent({ keepAlive: true })

const start = async (name: Name): Promise<void> =>
  void running[name].push(await startProcess(composed(name).command, place.env(name)))

beforeAll(async () => void (await builtWebsite()))
afterAll(async () => {
  for (const proxy of proxies) proxy.close()
  agent.destroy()
  await Promise.all(names.flatMap((name) => running[name].map((one) => one.kill())))
  await twilio.close()
})

/** Passes each request on to the first process that answers, as a web server in front does; 502 if none does. */
async function proxyTo(name: Name): Promise<string> {
  let turn = 0
  const proxy = createServer(async (from, to) => {
    const body = await buffer(from)
    turn++
    for (const { origin } of turn % 2 ? running[name] : running[name].toReversed()) {
      const answer = await passOn(origin, from, body).catch(() => undefined)
      if (!answer) continue
      to.writeHead(answer.status, answer.headers)
      return void to.end(answer.body)
    }
    to.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  proxies.push(proxy)
  await once(proxy, 'listening')
  const address = proxy.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function passOn(origin: string, { method, url = '/', headers }: IncomingMessage, body: Buffer) {
  const asked = request(`${origin}${url}`, { method, headers, agent })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) }
}

test(`${MESSAGES} messages are each answered once while every process is killed and replaced in turn`, async () => {
  for (const name of names) for (let count = 0; count < 2; count++) await start(name)
  const [bots, apis] = [await proxyTo('bot'), await proxyTo('api')]
  let [next, lots] = [0, 1]
  const writing = async (): Promise<void> => {
    for (let at = next++; at < MESSAGES; at = next++) {
      while (at >= lots * LOT) await passes(20)
      const form = inboundForm(phoneOf(at), 'hi')
      const post = () => postWebhook({ config: place.config, origin: bots }, '/webhooks/twilio/inbound', form)
      while ((await post().catch(() => undefined))?.status !== 200) await passes(20)
    }
  }
  const read: number[] = []
  let goesOn = true
  const reading = async (): Promise<void> => {
    for (; goesOn; await passes(50)) read.push((await fetch(`${apis}/api/offers?size=205%2F55R16`)).status)
  }
  const killing = async (): Promise<void> => {
    for (const name of names) {
      const half = (lots - 0.5) * LOT
      while (next < half) await passes(5)
      await running[name].shift()?.kill()
      await leasesPass(pool)
      await start(name)
      lots++
    }
  }
  const beside = [reading(), killing()]
  await Promise.all(Array.from({ length: BATCH_SIZE }, writing))
  goesOn = false
  await Promise.all(beside)
  await leasesPass(pool)
  await expect.poll(unfinished, { timeout: 300_000, interval: 200 }).toBe(0)

  expect(new Set(read)).toEqual(new Set([200]))
  const people = Array.from({ length: MESSAGES }, (_, at) => `whatsapp:${phoneOf(at)}`)
  expect(twilio.messages.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
})

const phoneOf = (at: number): string => `+2784${String(at).padStart(7, '0')}`

async function unfinished(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select ((select count(*) from inbound_message where handled_at is null)
      + (select count(*) from outbound_message where status in ('queued', 'sending')))::int as count`)
  return rows[0]?.count ?? 0
}
