import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { type Pooler, startPooler, withoutPooler } from '#tests/support/pooler.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { composed, type Installation, installation, write } from './installation.ts'

/** Fewer than one process alone would open. */
const SESSIONS = 6
const PEOPLE = 30
const SEARCHES = 60

const { url, pool } = await testDatabase()
const twilio = await startTwilio()
const running: Running[] = []
let pooler: Pooler
let place: Installation

beforeAll(async () => {
  if (withoutPooler) return
  await builtWebsite()
  pooler = await startPooler(url, SESSIONS)
  place = installation(pooler.url, undefined, twilio)
  const start = (name: string) => startProcess(composed(name).command, { ...place.env(name), DATABASE_DIRECT_URL: url })
  running.push(...(await Promise.all(['api', 'bot', 'bot', 'workers'].map(start))))
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()))
  await pooler?.close()
  await twilio.close()
})

describe.skipIf(withoutPooler)('behind a pooler in transaction mode', () => {
  test('everybody is answered once, and searches are served, by few sessions of PostgreSQL', async () => {
    const [api, ...bots] = running
    if (!api) throw new Error('not running')
    const numbers = Array.from({ length: PEOPLE }, (_, at) => `+2784${String(at).padStart(7, '0')}`)
    const search = async () => {
      const answer = await fetch(`${api.origin}/api/offers?size=205/55R16&lat=-26.1&lng=28.05`)
      expect(answer.status).toBe(200)
    }
    await Promise.all([
      ...numbers.map((number, at) => write(place, at % 2 ? bots : bots.toReversed(), number, 'hi')),
      ...Array.from({ length: SEARCHES }, search),
    ])
    await expect.poll(() => new Set(twilio.messages.map(({ to }) => to)).size, { timeout: 90_000 }).toBe(PEOPLE)
    await expect
      .poll(
        async () => (await pool.query("select from outbound_message where status in ('queued', 'sending')")).rowCount,
      )
      .toBe(0)
    expect(twilio.messages).toHaveLength(PEOPLE)
    for (const one of running) expect(one.printed()).not.toMatch(/prepared statement|"level":(50|60)/)
  })

  test('each process stays in service', async () => {
    for (const { origin } of running)
      expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ok' })
  })
})
