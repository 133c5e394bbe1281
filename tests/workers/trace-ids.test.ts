import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { handleNext } from '#bot/answer.ts'
import { webhooks } from '#bot/webhook.ts'
import { makeLog } from '#core/process/log.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { inboundForm, postWebhook, serve, startTwilio } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now())
const config = testConfig(url)
const lines: string[] = []
const log = makeLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
const ctx = { ...base, log, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
const { origin, close } = await serve(express().use(webhooks(ctx)))
afterAll(async () => {
  await close()
  await twilio.close()
  await base.close()
})

const driver = '+27821230001'
const counter = '+27821230002'
beforeAll(async () => {
  const shop = await makeShop(ctx, { name: 'Rivonia Tyres', city: 'Sandton', lat: -26.107, lng: 28.057, bays: 5 })
  await makeStaff(ctx, shop, { phone: counter })
  await makeListing(ctx, shop, { quantity: 40 })
  await refreshOffers(ctx.db, { all: true, today: '2026-11-18' })
  for (const words of [
    'hi',
    '4 x 205 55 16 in Sandton',
    '1',
    'book fitting',
    'tomorrow 10h30',
    'my name is Nomvula Zwane',
  ])
    await write(driver, words)
})

/** Writes, and everything that follows from it happens. Returns the id that Twilio gave the message. */
async function write(from: string, body: string): Promise<string> {
  const form = inboundForm(from, body)
  expect((await postWebhook({ config: ctx.config, origin }, '/webhooks/twilio/inbound', form)).status).toBe(200)
  while (await handleNext(ctx));
  await drainWork(ctx)
  return String(form.MessageSid)
}

const Line = z.object({ msg: z.string(), traceId: z.string().optional(), type: z.string().optional() })
const logged = (traceId: string): string[] =>
  lines
    .map((line) => Line.parse(JSON.parse(line)))
    .filter((line) => line.traceId === traceId)
    .map(({ msg, type }) => [msg, type].filter(Boolean).join(' '))

test('one id follows a message from the webhook over its answer and what happened to what the other side is sent', async () => {
  const sid = await write(driver, 'send request')
  expect(twilio.messages.at(-1)?.to).toBe(`whatsapp:${counter}`)
  expect(logged(sid)).toEqual([
    'message received',
    'event booking.requested',
    'message answered',
    'message sent',
    'message sent',
  ])
  const confirm = await write(counter, 'Confirm')
  expect(twilio.messages.at(-1)?.to).toBe(`whatsapp:${driver}`)
  expect(logged(confirm)).toContain('event booking.confirmed')
  expect(logged(confirm).filter((one) => one === 'message sent').length).toBeGreaterThanOrEqual(2)
})

test('nothing of it says who wrote, or what', () => {
  const all = lines.join('')
  expect(all).toContain('message sent')
  for (const secret of [driver, counter, driver.slice(1), 'Nomvula', 'Zwane', 'Thandi', 'book fitting', '205 55 16'])
    expect(all).not.toContain(secret)
  for (const { body } of twilio.messages) expect(all).not.toContain(body)
})
