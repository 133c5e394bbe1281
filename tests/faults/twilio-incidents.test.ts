import { afterAll, expect, test } from 'vitest'
import { reply } from '#core/messaging/outbound/send.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { type Mishap, startTwilio } from '#tests/support/twilio.ts'

const PEOPLE = 60
const EACH = 8
const troubles: Mishap[] = [
  { status: 429, code: 20429 },
  { status: 500 },
  { status: 502 },
  { status: 503 },
  'lost before',
  'lost after',
  'none',
  'none',
]

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now())
const config = testConfig(url)
const ctx = { ...base, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
afterAll(async () => {
  await twilio.close()
  await base.close()
})

test('whatever Twilio does, everybody gets each message once and in order', async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => makeContact(ctx)))
  const trouble = (): Mishap => troubles[Math.floor(ctx.random() * troubles.length)] ?? 'lost after'
  for (let minute = 0; minute < 30; minute++) {
    if (minute < EACH) {
      for (const { id, phone } of people) await reply(ctx, id, { type: 'text', body: `${minute} for ${phone}` })
      twilio.mishaps.push(...Array.from({ length: PEOPLE }, trouble))
    }
    await drainWork(ctx)
    ctx.clock.advance(60_000)
  }
  expect(twilio.mishaps).toEqual([])
  for (const { phone } of people) {
    const arrived = twilio.messages
      .filter(({ to }) => to === `whatsapp:${phone}`)
      .flatMap(({ body }) => body.split('\n\n'))
    expect(arrived).toEqual(Array.from({ length: EACH }, (_, at) => `${at} for ${phone}`))
  }
  const rows = await ctx.db.selectFrom('outbound_message').select('status').distinct().execute()
  expect(rows).toEqual([{ status: 'sent' }])
})
