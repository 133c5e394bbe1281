import { setTimeout as passes } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composed, delivered, installation } from '#tests/faults/installation.ts'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { inboundForm, startTwilio } from '#tests/support/twilio.ts'

const KILLS = 40
const { url, pool } = await testDatabase()
const twilio = await startTwilio()
const place = installation(url, undefined, twilio)
let running: Running[] = []

beforeAll(async () => {
  await builtWebsite()
  running = await Promise.all(
    ['api', 'bot', 'workers'].map((name) => startProcess(composed(name).command, place.env(name))),
  )
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()))
  await twilio.close()
})

let people = 0
let writes = true
async function writing(): Promise<void> {
  const bots = running.slice(1, 2)
  while (writes) {
    const form = inboundForm(`+2784${String(++people).padStart(7, '0')}`, people % 2 ? 'hi' : '205/55R16 in Sandton')
    while (!(await delivered(place, bots, form))) await passes(20)
    await passes(20)
  }
}
const answered = (): number => new Set(twilio.messages.map(({ to }) => to)).size

/** One session of the processes, whatever it does at this moment; those that listen among them. */
const killOne = () =>
  pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    order by random() limit 1`)

test('sessions of PostgreSQL that end one after the other cost nobody an answer, and nobody gets two', async () => {
  const load = Promise.all([writing(), writing()])
  await expect.poll(answered, { timeout: 60_000 }).toBeGreaterThan(10)
  for (let kill = 0; kill < KILLS; kill++) {
    await killOne().catch(() => {})
    await passes(150)
  }
  writes = false
  await load
  await expect.poll(answered, { timeout: 120_000 }).toBe(people)
  expect(twilio.messages).toHaveLength(people)
  for (const { origin } of running)
    await expect
      .poll(async () => (await fetch(`${origin}/readyz`)).json(), { timeout: 20_000 })
      .toMatchObject({ status: 'ok' })
  expect(await Promise.all(running.map((one) => one.stop()))).toEqual([0, 0, 0])
})
