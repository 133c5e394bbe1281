import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { SeedOptions } from '#db/seed/seed.ts'
import { type Form, inboundForm, postWebhook, startTwilio, type TwilioStandIn } from '#tests/support/twilio.ts'
import { benchDatabase } from './database.ts'
import { startProduct } from './processes.ts'
import { percentile } from './stats.ts'

const DRIVERS = 300
const SECONDS = 20
const RATES = [20, 50, 76]
/** Beyond that the product does not keep up. */
const LONGEST_MS = 60_000
/** What each driver writes, one after another. */
const SCRIPT = ['4 x 205 55 16 in Sandton', '1', 'book', 'menu', 'tyres for a 2018 polo vivo in Sandton', 'menu']

const stocks: { what: string; seed: SeedOptions }[] = [
  { what: '40 shops', seed: {} },
  { what: '200 000 listings', seed: { shops: 2_000, listings: 200_000 } },
]

type Spread = { p50: number; p90: number; p99: number; longest: number }
export type Answered = {
  what: string
  perSecond: number
  /** So many were answered a second until the last answer. */
  answered: number
  /** Milliseconds of processor for each in the product's process, which do not depend on what else runs. */
  work: number
  all: Spread
  toHandled: Spread
  toSent: Spread
}

type Driver = { phone: string; at: number; due?: number }
type Place = { config: { publicUrl: string; twilio: { authToken: string } }; origin: string }

/** From the moment at which a message is due until Twilio is given its answer, at several rates. */
export async function messages(rates = RATES, only = stocks): Promise<Answered[]> {
  const found: Answered[] = []
  for (const { what, seed } of only) {
    const database = await benchDatabase()
    const twilio = await startTwilio()
    const product = await startProduct(database.url, twilio.origin, seed)
    const place = { origin: product.origin, config: { publicUrl: product.publicUrl, twilio: product } }
    try {
      const drivers = Array.from({ length: DRIVERS }, (_, at) => ({
        phone: `+2782${String(at).padStart(7, '0')}`,
        at: 0,
      }))
      await write(place, twilio, drivers, { perSecond: 30, count: DRIVERS, say: () => 'menu' })
      for (const perSecond of rates) {
        const began = new Date()
        const before = await product.cpuMs()
        const times = await write(place, twilio, drivers, { perSecond, count: perSecond * SECONDS, say: nextOf })
        const seconds = (Date.now() - began.getTime()) / 1000
        const work = ((await product.cpuMs()) - before) / Math.max(1, times.length)
        const stored = await storedTimes(database.url, began)
        const one = { what, perSecond, answered: times.length / seconds, work, all: spread(times), ...stored }
        console.log(line(one))
        found.push(one)
      }
    } finally {
      product.stop()
      await twilio.close()
      await database.drop()
    }
  }
  return found
}

const nextOf = (driver: Driver): string => SCRIPT[driver.at++ % SCRIPT.length] ?? ''

type Load = { perSecond: number; count: number; say: (driver: Driver) => string }

/** Sends at that pace, whether or not earlier ones were answered; a driver writes again once they have an answer. */
async function write(
  { config, origin }: Place,
  twilio: TwilioStandIn,
  drivers: Driver[],
  { perSecond, count, say }: Load,
): Promise<number[]> {
  const times: number[] = []
  const waiting = new Map<string, Driver>()
  const free = [...drivers]
  let seen = twilio.messages.length
  let stopped = false
  const collect = async (): Promise<void> => {
    while (!stopped) {
      await pause(1)
      for (; seen < twilio.messages.length; seen++) {
        const driver = waiting.get(twilio.messages[seen]?.to ?? '')
        if (driver?.due === undefined) continue
        times.push(performance.now() - driver.due)
        waiting.delete(`whatsapp:${driver.phone}`)
        free.push(driver)
      }
    }
  }
  const collecting = collect()
  const began = performance.now()
  const ends = began + (count / perSecond) * 1000 + LONGEST_MS
  for (let sent = 0; sent < count && performance.now() < ends; ) {
    const due = began + ((sent + 1) * 1000) / perSecond
    const driver = performance.now() >= due ? free.shift() : undefined
    if (!driver) {
      await pause(1)
      continue
    }
    driver.due = due
    waiting.set(`whatsapp:${driver.phone}`, driver)
    sent++
    void post({ config, origin }, inboundForm(driver.phone, say(driver)))
  }
  while (times.length < count && performance.now() < ends) await pause(10)
  stopped = true
  await collecting
  return times
}

/** As Twilio does, until it is taken. */
async function post(place: Place, form: Form): Promise<void> {
  const taken = await postWebhook(place, '/webhooks/twilio/inbound', form).then(
    ({ status }) => status === 200,
    () => false,
  )
  if (!taken) await pause(100).then(() => post(place, form))
}

/** What the rows tell: how long a message waited for its answer to be written, and how long that waited to be sent. */
async function storedTimes(databaseUrl: string, since: Date): Promise<Pick<Answered, 'toHandled' | 'toSent'>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const times = async (text: string): Promise<Spread> => {
    const { rows } = await client.query<{ ms: number }>(text, [since])
    return spread(rows.map(({ ms }) => ms))
  }
  const toHandled = await times(
    `select extract(epoch from handled_at - received_at)::float8 * 1000 as ms from inbound_message
     where received_at >= $1 and handled_at is not null`,
  )
  const toSent = await times(
    `select extract(epoch from sent_at - created_at)::float8 * 1000 as ms from outbound_message
     where created_at >= $1 and kind = 'reply' and sent_at is not null`,
  )
  await client.end()
  return { toHandled, toSent }
}

function spread(times: readonly number[]): Spread {
  const at = (percent: number) => percentile(times, percent)
  return { p50: at(50), p90: at(90), p99: at(99), longest: at(100) }
}

const whole = (ms: number): string => String(Math.round(ms))

function line({ what, perSecond, answered, work, all, toHandled, toSent }: Answered): string {
  const cells = [
    `${what}, ${perSecond} a second`,
    answered.toFixed(1),
    work.toFixed(1),
    ...[all.p50, all.p90, all.p99, all.longest].map(whole),
    ...[toHandled.p50, toHandled.p90, toSent.p50, toSent.p90].map(whole),
  ]
  return `| ${cells.join(' | ')} |`
}

export const messagesReport = (found: readonly Answered[]): string => `
## From a message to its answer
A signed webhook of each of ${DRIVERS} drivers into bot and workers in one process, as \`npm start\` runs them, until Twilio is given the answer: searches by size and by car, picks, 'book' and the menu in turns, for ${SECONDS} seconds a rate, from when each message was due. Where fewer are answered a second than are sent, the product does not keep up. Work is the processor's time for each message in the product's process.

| | answered a second | work | p50 | p90 | p99 | longest | until handled p50 | p90 | then until sent p50 | p90 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${found.map(line).join('\n')}
`
