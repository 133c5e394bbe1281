import { afterAll, expect, test } from 'vitest'
import { makeQueue } from '#core/jobs/queue.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { composed, installation, leasesPass } from './installation.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url, now: new Date() })
const jobs = makeQueue({ databaseUrl: url }, () => {})
const twilio = await startTwilio()
const { env } = installation(url, undefined, twilio)
const start = (): Promise<Running> => startProcess(composed('workers').command, env('workers'))
let worker: Running | undefined

afterAll(async () => {
  await worker?.kill()
  await jobs.close()
  await twilio.close()
  await ctx.close()
})

export const arriveOnce = ({ people: count, kills }: { people: number; kills: number }) =>
  test(`${count * 2} messages arrive once each and in order, however often the worker is killed among them`, async () => {
    const people = await Promise.all(Array.from({ length: count }, () => makeContact(ctx)))
    for (const part of ['first', 'second']) {
      await Promise.all(
        people.map(({ id, phone }) => reply({ ...ctx, jobs }, id, { type: 'text', body: `${part} to ${phone}` })),
      )
    }
    const all = people.flatMap(({ phone }) => [`first to ${phone}`, `second to ${phone}`])

    const moments = Array.from({ length: kills }, () => Math.floor(ctx.random() * 1.8 * count)).toSorted(
      (a, b) => a - b,
    )
    for (const moment of moments) {
      worker = await start()
      while (twilio.messages.length <= moment) await twilio.nextMessage()
      await worker.kill()
      await leasesPass(pool)
    }
    worker = await start()
    await expect.poll(() => waiting(), { timeout: 60_000, interval: 100 }).toBe(0)
    expect(await worker.stop()).toBe(0)

    const arrived = twilio.messages.map(({ body }) => body)
    expect(arrived.toSorted()).toEqual(all.toSorted())
    const late = people.filter(
      ({ phone }) => arrived.indexOf(`second to ${phone}`) < arrived.indexOf(`first to ${phone}`),
    )
    expect(late).toEqual([])
    expect(await statuses()).toEqual([{ status: 'sent', count: all.length }])
  })

async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int from outbound_message where status in ('queued', 'sending')",
  )
  return rows[0]?.count ?? 0
}

async function statuses(): Promise<unknown[]> {
  return (await pool.query('select status, count(*)::int from outbound_message group by status')).rows
}
