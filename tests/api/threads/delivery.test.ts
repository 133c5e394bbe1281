import { beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { type Form, postWebhook } from '#tests/support/twilio.ts'
import { ask, ctx, newNumber, pass, site, twilio, write } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, seller, send, shop, start } from '../conversation.ts'

beforeEach(forgetCounts)

type Delivery = { state: string; reason: string | null } | null
type Message = { content: string; delivery: Delivery }

/** A driver who lives in the chat asks the shop; the id of the thread. */
async function askedInChat(number = newNumber()) {
  await write(number, `send a message to ${shop.name}`)
  await write(number, 'Do you have lay-by?')
  await write(number, 'Send it')
  twilio.messages.length = 0
  const { thread_id: id } = await ctx.db
    .selectFrom('thread_participant as p')
    .innerJoin('contact_address as n', 'n.contact_id', 'p.contact_id')
    .select('p.thread_id')
    .where('n.value', '=', number)
    .executeTakeFirstOrThrow()
  return { number, id }
}

const messages = async (id: string, cookie = seller.cookie) =>
  (await ask('GET', `/api/threads/${id}/messages`, { cookie })).json.messages as unknown as Message[]
const delivery = async (id: string) => (await messages(id)).find(({ delivery }) => delivery)?.delivery
const windowOf = async (id: string) => (await ask('GET', `/api/threads/${id}`, { cookie: seller.cookie })).json.window

const toPhone = (number: string) => twilio.messages.filter(({ to }) => to.includes(number)).map(({ body }) => body)

/** What Twilio reports of the last message to the number. */
async function report(number: string, status: string, more: Form = {}): Promise<void> {
  const last = twilio.messages.filter(({ to }) => to.includes(number)).at(-1)
  const address = new URL(last?.form.get('StatusCallback') ?? '')
  const form = { MessageSid: last?.sid ?? '', MessageStatus: status, AccountSid: ctx.config.twilio.accountSid, ...more }
  await postWebhook({ config: ctx.config, origin: site.origin }, `${address.pathname}${address.search}`, form)
  await drainWork(ctx)
}

test('the shop sees its message go out, arrive and be read on the phone', async () => {
  const { id, number } = await askedInChat()
  expect((await messages(id)).map((one) => one.delivery)).toEqual([null])
  const { json } = await send(id, 'Yes, we do', seller.cookie)
  expect(json.delivery).toEqual({ state: 'queued', reason: null })
  await drainWork(ctx)
  expect(await delivery(id)).toEqual({ state: 'sent', reason: null })
  await report(number, 'delivered')
  expect(await delivery(id)).toEqual({ state: 'delivered', reason: null })
  await report(number, 'read')
  expect(await delivery(id)).toEqual({ state: 'read', reason: null })
})

test('a message that WhatsApp cannot deliver says why in plain words', async () => {
  const { id, number } = await askedInChat()
  await send(id, 'Yes, we do', seller.cookie)
  await drainWork(ctx)
  await report(number, 'undelivered', { ErrorCode: '63003' })
  expect(await delivery(id)).toEqual({ state: 'failed', reason: 'Not on WhatsApp' })
})

test('the driver learns how far their message has come, and nothing of what keeps it from a phone at the shop', async () => {
  const { id } = await start()
  const own = async () => (await messages(String(id), driver.cookie)).at(0)?.delivery
  await drainWork(ctx)
  expect(await own()).toEqual({ state: 'sent', reason: null })
  await ask('POST', `/api/threads/${id}/read`, { cookie: seller.cookie, body: {} })
  expect(await own()).toEqual({ state: 'read', reason: null })
})

test('before typing the shop sees how long WhatsApp is open, and then what is left', async () => {
  const { id } = await askedInChat()
  const open = new Date(ctx.clock.now().getTime() + 24 * 3_600_000 - 10 * 60_000).toISOString()
  expect(await windowOf(id)).toEqual({ openUntil: open, ways: ['whatsapp'], reason: null })
  await pass(25 * 3_600_000)
  expect(await windowOf(id)).toMatchObject({ openUntil: null, ways: ['ask_to_reply'] })
})

test('outside the 24 hours the words wait for a reply, and what nobody asks for in three days is not read', async () => {
  const { id, number } = await askedInChat()
  await pass(25 * 3_600_000)
  await send(id, 'R 500 down', seller.cookie)
  await send(id, 'And no interest', seller.cookie)
  await drainWork(ctx)
  expect(toPhone(number)).toEqual([`Spoor: ${shop.name} has a message for you. Reply to read it.`])
  expect(await delivery(id)).toEqual({ state: 'queued', reason: 'Kept: WhatsApp lets us write only after they write' })
  // Reading the question is not reading the words.
  await report(number, 'read')
  expect(await delivery(id)).toMatchObject({ state: 'queued' })
  await pass(73 * 3_600_000)
  await drainWork(ctx)
  expect(await delivery(id)).toMatchObject({ state: 'queued', reason: expect.stringMatching(/^Not read/) })
  const told = await write(number, 'thank you')
  for (const words of ['R 500 down', 'And no interest']) expect(told).toContain(words)
  expect(await delivery(id)).toEqual({ state: 'sent', reason: null })
})

test('who cannot even be asked to reply is said to be out of reach', async () => {
  const { id, number } = await askedInChat()
  await pass(25 * 3_600_000)
  await send(id, 'R 500 down', seller.cookie)
  await drainWork(ctx)
  await report(number, 'undelivered', { ErrorCode: '63003' })
  expect(await delivery(id)).toEqual({ state: 'failed', reason: 'Not on WhatsApp' })
})
