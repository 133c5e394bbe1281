import { afterAll, expect, test } from 'vitest'
import { composed, delivered, installation, leasesPass } from '#tests/faults/installation.ts'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { inboundForm, startTwilio } from '#tests/support/twilio.ts'

const { url, pool } = await testDatabase()
const twilio = await startTwilio()
const place = installation(url, undefined, twilio)

/** A fault that keeps more and more of what it has done with, for as long as the process lives. */
const leak = `data:text/javascript,${encodeURIComponent(`
  const kept = []
  const keep = () => kept.push(Array.from({ length: 10_000 }, (_, at) => ({ at })))
  setTimeout(() => setInterval(keep, 20), 1_500).unref()`)}`
/** Enough for the load, and soon full with the fault. */
const HEAP = '--max-old-space-size=192'

type Service = { running: Promise<Running>; stop(): Promise<number | null> }
const ends: { name: string; code: number | null; said: string }[] = []
const services: Service[] = []
afterAll(async () => {
  for (const { running } of services) await (await running.catch(() => undefined))?.kill()
  await twilio.close()
})

/** Started anew whenever it ends, as the compose file says; with the fault for the first times. */
function keepRunning(name: 'bot' | 'workers', faults: number): Service {
  let isStopped = false
  const [program = '', , ...rest] = composed(name).command
  const start = async (left: number): Promise<Running> => {
    const process = await startProcess(
      [program, HEAP, ...(left > 0 ? ['--import', leak] : []), ...rest],
      place.env(name),
    )
    void process.ended.then(async (code) => {
      ends.push({ name, code, said: process.printed() })
      await leasesPass(pool)
      if (!isStopped) service.running = start(left - 1)
    })
    return process
  }
  const service: Service = {
    running: start(faults),
    stop: async () => {
      isStopped = true
      return (await service.running).stop()
    },
  }
  services.push(service)
  return service
}

const endsOf = (name: string): number => ends.filter((one) => one.name === name).length

test('a process whose memory is full ends with a line and starts anew; all that was taken is answered once', async () => {
  const [bot, workers] = [keepRunning('bot', 2), keepRunning('workers', 2)]
  const people: string[] = []
  const taken = async (phone: string): Promise<void> => {
    const form = inboundForm(phone, 'hi')
    for (let isTaken = false; !isTaken; ) isTaken = await delivered(place, [await bot.running], form)
    people.push(phone)
  }
  for (let at = 0; endsOf('bot') < 2 || endsOf('workers') < 2; at++) await taken(`+2784${String(at).padStart(7, '0')}`)
  await taken('+27849999999')
  await expect.poll(unfinished, { timeout: 60_000, interval: 100 }).toBe(0)
  await Promise.all([bot, workers].map(({ stop }) => stop()))

  for (const { said } of ends.slice(0, 4)) expect(said).toMatch(/the memory is at its limit|heap out of memory/)
  const written = twilio.messages.map(({ to }) => to)
  expect(written.toSorted()).toEqual(people.map((phone) => `whatsapp:${phone}`).toSorted())
})

async function unfinished(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select ((select count(*) from inbound_message where handled_at is null)
      + (select count(*) from outbound_message where status in ('queued', 'sending')))::int as count`)
  return rows[0]?.count ?? 0
}
