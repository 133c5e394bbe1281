import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RedisServer, type Running, redisServer, startProcess, withoutRedis } from '#tests/support/faults.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { composed, type Installation, installation, write } from './installation.ts'

const PEOPLE = 20

const { url } = await testDatabase()
const twilio = await startTwilio()
const running: Running[] = []
let redis: RedisServer
let place: Installation

beforeAll(async () => {
  if (withoutRedis) return
  await builtWebsite()
  redis = await redisServer()
  place = installation(url, redis.url, twilio)
  const start = (name: string) => startProcess(composed(name).command, place.env(name))
  running.push(...(await Promise.all(['api', 'bot', 'workers'].map(start))))
  redis.hang()
})
afterAll(async () => {
  redis?.goOn()
  await Promise.all([...running.map((one) => one.kill()), redis?.kill()])
  await twilio.close()
})

const readiness = async ({ origin }: Running) => {
  const answer = await fetch(`${origin}/readyz`)
  return { code: answer.status, ...((await answer.json()) as { status: string }) }
}
const signIn = ({ origin }: Running) =>
  fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: place.config.publicUrl },
    body: JSON.stringify({ email: 'nobody@spoor.test', password: 'not the right one' }),
  })

test.skipIf(withoutRedis)('a Redis that hangs holds neither replies nor signing in', async () => {
  const [api, bot] = running
  if (!api || !bot) throw new Error('not running')
  expect((await signIn(api)).status).toBe(401)
  const numbers = Array.from({ length: PEOPLE }, (_, at) => `+2784${String(at).padStart(7, '0')}`)
  await Promise.all(numbers.map((number) => write(place, [bot], number, 'hi')))
  await expect.poll(() => new Set(twilio.messages.map(({ to }) => to)).size, { timeout: 60_000 }).toBe(PEOPLE)
  expect(twilio.messages).toHaveLength(PEOPLE)
  expect((await signIn(api)).status).toBe(401)
})

test.skipIf(withoutRedis)(
  'every process stays in service, says what is missing, and notices when it is back',
  async () => {
    for (const one of running)
      expect(await readiness(one)).toMatchObject({ code: 200, status: 'degraded', checks: { queue: 'failed' } })
    redis.goOn()
    for (const one of running)
      await expect.poll(() => readiness(one), { timeout: 20_000 }).toMatchObject({ code: 200, status: 'ok' })
  },
)

test.skipIf(withoutRedis)('processes end cleanly while Redis hangs', async () => {
  redis.hang()
  expect(await Promise.all(running.map((one) => one.stop()))).toEqual([0, 0, 0])
})
