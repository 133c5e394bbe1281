import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RedisServer, type Running, redisServer, startProcess, withoutRedis } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { composed, type Installation, installation, write } from './installation.ts'

const EACH_TIME = 40

const { url } = await testDatabase()
const twilio = await startTwilio()
let redis: RedisServer
let place: Installation
let bot: Running
let workers: Running

beforeAll(async () => {
  if (withoutRedis) return
  redis = await redisServer()
  place = installation(url, redis.url, twilio)
  const start = (name: string) => startProcess(composed(name).command, place.env(name))
  const started = await Promise.all([start('bot'), start('workers')])
  bot = started[0]
  workers = started[1]
})
afterAll(async () => {
  await Promise.all([bot?.kill(), workers?.kill(), redis?.kill()])
  await twilio.close()
})

let people = 0
const somebodyWrites = (): Promise<void> => write(place, [bot], `+2783${String(++people).padStart(7, '0')}`, 'hi')
/** Everybody who has written so far is answered, once. */
const everybodyIsAnswered = async (): Promise<void> => {
  await expect.poll(() => new Set(twilio.messages.map(({ to }) => to)).size, { timeout: 60_000 }).toBe(people)
  expect(twilio.messages).toHaveLength(people)
}

test.skipIf(withoutRedis)('a Redis that is killed and comes back empty costs nobody an answer', async () => {
  const crowd = (): Promise<void>[] => Array.from({ length: EACH_TIME }, somebodyWrites)
  const first = twilio.nextMessage()
  const writing = crowd()
  await first
  await redis.kill()
  await Promise.all([...writing, ...crowd()])
  await everybodyIsAnswered()

  await redis.start()
  await Promise.all(crowd())
  await everybodyIsAnswered()
  await expect.poll(async () => (await fetch(`${workers.origin}/readyz`)).status, { timeout: 10_000 }).toBe(200)
})

test.skipIf(withoutRedis)('processes end cleanly while Redis is away', async () => {
  await redis.kill()
  expect(await Promise.all([bot.stop(), workers.stop()])).toEqual([0, 0])
})
