import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { handleNext } from '#bot/answer.ts'
import { webhooks } from '#bot/webhook.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { addPushDevice } from '#core/notifications/push/devices.ts'
import { makeLog } from '#core/process/log.ts'
import { contactAtNumber } from '#db/queries/accounts/auth.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { startCollector } from '#tests/support/collector.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { pushBrowser, startPushService } from '#tests/support/push-service.ts'
import { inboundForm, postWebhook, serve, startTwilio } from '#tests/support/twilio.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now())
const pushes = await startPushService()
const collector = await startCollector()
const config = testConfig(url)
const lines: string[] = []
const log = makeLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
const ctx = {
  ...base,
  log,
  config: {
    ...config,
    twilio: { ...config.twilio, apiBaseUrl: twilio.origin },
    push: { ...config.push, serviceUrl: pushes.origin },
  },
}
const { origin, close } = await serve(express().use(webhooks(ctx)))
afterAll(async () => {
  await close()
  await twilio.close()
  pushes.close()
  await base.close()
})

const driver = '+27821230001'
const frontDesk = '+27821230002'
const email = 'nomvula@example.test'
/** The message that asks the shop, and the one that confirms. */
let [asked, confirmed] = ['', '']
beforeAll(async () => {
  const shop = await makeShop(ctx, { name: 'Rivonia Tyres', city: 'Sandton', lat: -26.107, lng: 28.057, bays: 5 })
  await makeStaff(ctx, shop, { phone: frontDesk })
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
  await hasAccount(driver)
  asked = await write(driver, 'send request')
  confirmed = await write(frontDesk, 'Confirm')
  await collector.close()
})

/** From now on the person also reads mails, and notices in a browser. */
async function hasAccount(phone: string): Promise<void> {
  const { id: contactId } = await contactAtNumber(ctx.db, phone)
  const { accountId } = await accountOf(ctx, contactId)
  const account = { email, email_verified_at: ctx.clock.now() }
  await ctx.db.updateTable('account').set(account).where('id', '=', accountId).execute()
  await ctx.db.updateTable('contact').set({ email }).where('id', '=', contactId).execute()
  const { id: sessionId } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'whatsapp')
  const visitor = { sessionId, contactId, account: { id: accountId } }
  await addPushDevice(ctx, visitor, pushBrowser().subscription, undefined)
}

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

test('one id follows a message from the webhook over its answer and what happened to every message, mail and notice', () => {
  expect(logged(asked)).toEqual([
    'message received',
    'event booking.requested',
    'message answered',
    'message sent',
    'message sent',
    'mail sent',
    'mail sent',
  ])
  expect(logged(confirmed)).toContain('event booking.confirmed')
  expect(logged(confirmed).filter((one) => one === 'message sent').length).toBeGreaterThanOrEqual(2)
  expect(logged(confirmed)).toEqual(expect.arrayContaining(['mail sent', 'push sent']))
})

test('a tracing system is told of it by the same id, with everything below the webhook', () => {
  const [door, ...below] = of(confirmed)
  expect([door?.name, door?.parentSpanId]).toEqual(['webhook inbound', undefined])
  expect(below.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['handle message', 'send whatsapp', 'send mail', 'send push']),
  )
  expect(new Set(below.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([door?.spanId]))
  for (const { startTimeUnixNano, endTimeUnixNano } of of(confirmed))
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  expect(new Set(collector.spans().map(({ spanId }) => spanId)).size).toBe(collector.spans().length)
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'for the collector' })
})

/** What the tracing system was told of a message, in the order of the beginnings. */
const of = (sid: string) =>
  collector
    .spans()
    .filter(({ traceId }) => traceId === sid.slice(2))
    .toSorted((one, other) => (one.startTimeUnixNano < other.startTimeUnixNano ? -1 : 1))

test('nothing of it says who wrote, or what', () => {
  const all = [...lines, ...collector.bodies].join('')
  expect(all).toContain('message sent')
  expect(all).toContain('send push')
  for (const secret of [
    driver,
    frontDesk,
    driver.slice(1),
    email,
    'Nomvula',
    'Zwane',
    'Thandi',
    'book fitting',
    '205 55 16',
  ])
    expect(all).not.toContain(secret)
  for (const { body } of twilio.messages) expect(all).not.toContain(body)
})
