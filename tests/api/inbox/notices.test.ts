import { afterEach, beforeEach, expect, test } from 'vitest'
import { warnWaiting } from '#core/inbox/inbox.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'

beforeEach(forgetCounts)
const wednesday = '2026-11-18T07:00:00Z'
afterEach(() => ctx.clock.set(wednesday))

/** A shop that is open on weekdays from 8 to 17, with two members, and a driver. */
async function makeFrontDesk() {
  const shop = await makeShop(ctx, { name: 'Counter Tyres' })
  const [seller, colleague, driver] = [await makePerson(), await makePerson(), await makePerson()]
  for (const { contactId } of [seller, colleague]) await makeMember(ctx, shop, contactId)
  const begin = async (message = 'Do you have it?') =>
    String((await ask('POST', '/api/threads', { cookie: driver.cookie, body: { shopId: shop.id, message } })).json.id)
  return { shop, seller, colleague, driver, begin }
}
type Counter = Awaited<ReturnType<typeof makeFrontDesk>>

const told = (contactId: string, kind: string) =>
  ctx.db
    .selectFrom('notification')
    .select(['channel', 'notice'])
    .where('contact_id', '=', contactId)
    .where('kind', '=', kind)
    .where('channel', '=', 'in_app')
    .execute()
type Said = { content: string; isAutomated: boolean; sender: { fullName: string } }
const messages = async (id: string, { cookie }: { cookie: string }) =>
  (await ask('GET', `/api/threads/${id}/messages`, { cookie })).json.messages as unknown as Said[]
const write = (id: string, message: string, { cookie }: { cookie: string }) =>
  ask('POST', `/api/threads/${id}/messages`, { cookie, body: { message } })

test('who is given a conversation by a colleague is told, and nobody else', async () => {
  const { seller, colleague, begin } = await makeFrontDesk()
  const id = await begin()
  const { json } = await ask('GET', '/api/my-shops', { cookie: colleague.cookie })
  const assigneeId = (json.shops as unknown as { id: string }[])[0]?.id
  for (const _ of ['once', 'again'])
    await ask('PATCH', `/api/threads/${id}/inbox`, { cookie: seller.cookie, body: { assigneeId } })
  await drainWork(ctx)
  expect(await told(colleague.contactId, 'thread_assigned')).toMatchObject([
    { notice: { title: expect.stringMatching(/^Counter Tyres: the conversation with .+ is yours now$/) } },
  ])
  expect(await told(seller.contactId, 'thread_assigned')).toEqual([])
})

test('the members are told once when half an hour of opening time is left, and not after an answer', async () => {
  const { seller, colleague, driver, begin } = await makeFrontDesk()
  const waiting = await begin()
  ctx.clock.advance(89 * 60_000)
  await warnWaiting(ctx)
  await drainWork(ctx)
  expect(await told(seller.contactId, 'answer_due')).toEqual([])
  ctx.clock.advance(60_000)
  await warnWaiting(ctx)
  await warnWaiting(ctx)
  await drainWork(ctx)
  for (const { contactId } of [seller, colleague]) expect(await told(contactId, 'answer_due')).toHaveLength(1)
  await write(waiting, 'We do', seller)
  await write(waiting, 'At what price?', driver)
  await write(waiting, 'R 1 899', seller)
  ctx.clock.advance(3 * 3_600_000)
  await warnWaiting(ctx)
  await drainWork(ctx)
  expect(await told(seller.contactId, 'answer_due')).toHaveLength(1)
})

test('a question of the evening is due the next morning', async () => {
  const { seller, begin } = await makeFrontDesk()
  // 16:30 in Johannesburg: half an hour is left today.
  ctx.clock.set('2026-11-18T14:30:00Z')
  const id = await begin()
  const { json } = await ask('GET', `/api/threads/${id}/inbox`, { cookie: seller.cookie })
  expect(json.answerBy).toBe('2026-11-19T07:30:00.000Z')
  ctx.clock.set('2026-11-19T06:59:00Z')
  await warnWaiting(ctx)
  await drainWork(ctx)
  expect(await told(seller.contactId, 'answer_due')).toEqual([])
  ctx.clock.set('2026-11-19T07:00:00Z')
  await warnWaiting(ctx)
  await drainWork(ctx)
  expect(await told(seller.contactId, 'answer_due')).toHaveLength(1)
})

const away = ({ shop, seller }: Counter, enabled: boolean) =>
  ask('PATCH', `/api/shops/${shop.id}/away-message`, {
    cookie: seller.cookie,
    body: { enabled, content: '{shop} opens {opens}.' },
  })

test('a closed shop answers the first message of a closed spell, once, and the driver still waits', async () => {
  const frontDesk = await makeFrontDesk()
  const { seller, driver, begin } = frontDesk
  await away(frontDesk, true)
  ctx.clock.set('2026-11-18T18:00:00Z')
  const id = await begin()
  await drainWork(ctx)
  await write(id, 'Hello?', driver)
  await drainWork(ctx)
  const automated = async () => (await messages(id, driver)).filter(({ isAutomated }) => isAutomated)
  expect(await automated()).toMatchObject([
    { content: 'Counter Tyres opens tomorrow at 08:00.', sender: { fullName: 'Counter Tyres' } },
  ])
  expect(await told(driver.contactId, 'message_answered')).toHaveLength(1)
  const { json } = await ask('GET', `/api/threads/${id}/inbox`, { cookie: seller.cookie })
  expect(json.waitingSince).toBe('2026-11-18T18:00:00.000Z')
  // Open: nothing. Closed again: once more.
  ctx.clock.set('2026-11-19T08:00:00Z')
  await write(id, 'Now?', driver)
  await drainWork(ctx)
  expect(await automated()).toHaveLength(1)
  ctx.clock.set('2026-11-20T18:00:00Z')
  await write(id, 'And now?', driver)
  await drainWork(ctx)
  expect((await automated()).map(({ content }) => content)).toEqual([
    'Counter Tyres opens Monday at 08:00.',
    'Counter Tyres opens tomorrow at 08:00.',
  ])
})

test('an away message that is off says nothing, and the shop’s own words get no answer', async () => {
  const frontDesk = await makeFrontDesk()
  const { seller, driver, begin } = frontDesk
  ctx.clock.set('2026-11-18T18:00:00Z')
  const id = await begin()
  await drainWork(ctx)
  await away(frontDesk, true)
  await write(id, 'We are closed, but yes', seller)
  await drainWork(ctx)
  expect((await messages(id, driver)).filter(({ isAutomated }) => isAutomated)).toEqual([])
})

test('a guest who is answered by itself keeps their own name for the shop', async () => {
  const frontDesk = await makeFrontDesk()
  await away(frontDesk, true)
  ctx.clock.set('2026-11-18T18:00:00Z')
  const typed = { shopId: frontDesk.shop.id, name: 'Sipho', email: 'sipho.away@example.com', message: 'Open?' }
  const { json: made } = await ask('POST', '/api/guest-messages', { body: typed })
  await drainWork(ctx)
  const { json } = await ask('GET', `/api/threads/${made.threadId}`, { cookie: frontDesk.seller.cookie })
  expect(json.guest).toMatchObject({ name: 'Sipho' })
})

test('either side reports the other to us, with the reason and without what was written', async () => {
  const { seller, driver, begin } = await makeFrontDesk()
  const id = await begin('Buy my pills')
  const report = (cookie: string, body: object) => ask('POST', `/api/threads/${id}/reports`, { cookie, body })
  const made = await report(seller.cookie, { reason: 'spam', words: 'Every day' })
  expect(made.status).toBe(201)
  const about = await ask('GET', `/api/threads/${made.json.threadId}`, { cookie: seller.cookie })
  expect(about.json).toMatchObject({ type: 'support', subject: 'Report: Spam or advertising' })
  const [first] = await messages(String(made.json.threadId), seller)
  expect(first?.content).toBe('Reason: Spam or advertising\nThe shop Counter Tyres reports a driver\n\nEvery day')
  expect((await report(driver.cookie, { reason: 'fraud' })).status).toBe(201)
  expect((await report(driver.cookie, { reason: 'boredom' })).status).toBe(400)
  expect((await ask('GET', `/api/threads/${made.json.threadId}`, { cookie: driver.cookie })).status).toBe(404)
})
