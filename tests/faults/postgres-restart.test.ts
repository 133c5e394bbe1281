import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePool } from '#db/client.ts'
import { prepareDatabase } from '#db/seed/prepare.ts'
import { type Gate, gate, type Running, startProcess } from '#tests/support/faults.ts'
import { builtWebsite } from '#tests/support/postgres.ts'
import { inboundForm, startTwilio } from '#tests/support/twilio.ts'
import { type EmbeddedPostgres, startPostgres } from '../../start/embedded-postgres.ts'
import { composed, delivered, type Installation, installation } from './installation.ts'

const BACK_WITHIN_MS = 20_000

const folder = mkdtempSync(join(tmpdir(), 'spoor-restart-'))
const twilio = await startTwilio()
let postgres: EmbeddedPostgres
let door: Gate
let place: Installation
let processes: Running[] = []

const portOf = (url: string): number => Number(new URL(url).port)

beforeAll(async () => {
  await builtWebsite()
  postgres = await startPostgres({ folder })
  const pool = makePool(postgres.url, () => {})
  await prepareDatabase(pool)
  await pool.end()
  door = await gate()
  await door.open(portOf(postgres.url))
  const url = Object.assign(new URL(postgres.url), { port: String(door.port) }).href
  place = installation(url, undefined, twilio)
  const start = (name: string) => startProcess(composed(name).command, place.env(name))
  processes = await Promise.all(['api', 'bot', 'workers'].map(start))
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()))
  await door?.close()
  await postgres?.stop()
  await twilio.close()
  rmSync(folder, { recursive: true, force: true })
})

let people = 0
let refused = 0
let loaded = true

/** Somebody writes, and Twilio tries until it is kept. */
async function write(): Promise<void> {
  const form = inboundForm(`+2784${String(++people).padStart(7, '0')}`, 'hi')
  while (!(await delivered(place, processes.slice(1, 2), form))) refused++
}

/** Two people write at any time, one after the other. */
const load = (): Promise<unknown> =>
  Promise.all(
    [1, 2].map(async () => {
      while (loaded) await write()
    }),
  )
const answered = (): number => new Set(twilio.messages.map(({ to }) => to)).size
const searchStatus = async (): Promise<number> =>
  (await fetch(`${processes[0]?.origin}/api/offers?size=205/55R16&lat=-26.1&lng=28.05`)).status

test('PostgreSQL restarts under load: no process ends, and the service is back with it', async () => {
  const writing = load()
  await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(20)

  await postgres.stop()
  await door.close()
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(3)
  expect(await searchStatus()).toBeGreaterThanOrEqual(500)
  postgres = await startPostgres({ folder })
  await door.open(portOf(postgres.url))
  await expect.poll(searchStatus, { timeout: BACK_WITHIN_MS, interval: 50 }).toBe(200)
  const before = answered()
  await expect.poll(answered, { timeout: 10_000, interval: 50 }).toBeGreaterThan(before)

  loaded = false
  await writing
  await expect.poll(answered, { timeout: 100_000 }).toBe(people)
  expect(twilio.messages).toHaveLength(people)
  expect(processes.map(({ process }) => process.exitCode)).toEqual([null, null, null])
  expect(await Promise.all(processes.map((one) => one.stop()))).toEqual([0, 0, 0])
})
