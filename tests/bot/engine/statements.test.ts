import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleNext } from '#bot/answer.ts'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { eventsWaiting } from '#core/transaction.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { type Traced, traced } from '#db/traced-client.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { messageSid, startTwilio } from '#tests/support/twilio.ts'
import { conversations } from '#tests/trace/conversations.ts'
import { handleEvent, sweepEvents } from '#workers/handlers/event.ts'
import { makeSenders } from '#workers/senders/senders.ts'

/** All but the call that wakes the bots, which may end whenever it likes. */
let statements: string[] = []
traced.subscribe((message) => {
  const { what, text } = message as Traced
  if (what === 'statement' && !text.includes('pg_notify')) statements.push(text)
})

const { url } = await testDatabase()
const twilio = await startTwilio()
const ctx = makeTestContext({
  databaseUrl: url,
  config: { twilio: { ...testConfig(url).twilio, apiBaseUrl: twilio.origin } },
})
const senders = makeSenders(ctx)
afterAll(async () => {
  await ctx.close()
  await twilio.close()
})

/** Writes, has it answered and the answer sent. Returns the statements from the claim to the commit and for sending. */
async function write(phone: string, body: string): Promise<string[]> {
  const wire = { messageSid: messageSid(), name: 'Thandi', body, content: { kind: 'text' as const } }
  const { contactId } = await recordInbound(ctx, { ...wire, addresses: [{ kind: 'phone', value: phone }] })
  statements = []
  await handleNext(ctx)
  await senders.whatsapp.sendWaiting(contactId)
  return statements
}

async function converse(phone: string, words: readonly string[]): Promise<string[]> {
  let last: string[] = []
  for (const text of words) last = await write(phone, text)
  return last
}

beforeAll(async () => {
  const shop = await makeShop(ctx, { city: 'Sandton', lat: -26.107, lng: 28.057, bays: 5 })
  await makeStaff(ctx, shop, { phone: '+27115550100' })
  await makeListing(ctx, shop, { quantity: 40 })
  await refreshOffers(ctx.db, { all: true, today: '2026-11-18' })
  // Names are read and layouts are made once.
  for (const words of Object.values(conversations)) await converse('+27820000001', ['menu', ...words])
})

const most: Record<string, number> = { hi: 8, search: 10, car: 12, pick: 10, book: 13, request: 21 }

test.each(Object.entries(most))('%s takes at most %i statements', async (name, count) => {
  const words = conversations[name] ?? []
  const phone = `+2782000${String(1000 + Object.keys(most).indexOf(name))}`
  const before = twilio.messages.length
  const asked = await converse(phone, ['menu', ...words])
  expect(twilio.messages.length - before).toBe(words.length + 1)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(count)
})

test('what follows from a booking takes at most 24 statements', async () => {
  await sweepEvents(ctx)
  await converse('+27820001100', ['menu', ...(conversations.request ?? [])])
  const claim = { work: 'event', at: ctx.clock.now(), limit: 1 } as const
  const [eventId = ''] = await eventsWaiting(ctx, claim)
  statements = []
  await handleEvent(ctx, eventId)
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(24)
})
