import { expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, pass, twilio } from '../auth/site.ts'
import { driver, seller, send, start } from '../conversation.ts'

const MINUTE = 60_000
const noticesOf = (contactId: string) =>
  ctx.db
    .selectFrom('notification')
    .select(['channel', 'decision', 'reason'])
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'message_answered')
    .where('channel', 'in', ['whatsapp', 'email'])
    .orderBy('id')
    .execute()
const toPhone = ({ number } = driver) =>
  twilio.messages.filter(({ to }) => to.includes(number)).map(({ body }) => body ?? '')
const mailsToDriver = async () => {
  const of = ctx.db.selectFrom('mail').select('text').where('contact_id', '=', driver.contactId)
  return (await of.where('status', '=', 'sent').orderBy('id').execute()).map(({ text }) => text)
}
const read = (id: string) => ask('POST', `/api/threads/${id}/read`, { cookie: driver.cookie, body: {} })

test('a notice waits a minute while its reader is on the page, and is dropped when they have read it there', async () => {
  const { id } = await start()
  const threadId = String(id)
  await send(threadId, 'Yes, four of them.', seller.cookie)
  await drainWork(ctx)
  const first = await noticesOf(driver.contactId)
  expect(first.length).toBeGreaterThan(0)
  expect(first.map(({ reason }) => reason.code)).not.toContain('reading')
  await read(threadId)
  for (const words of ['When?', 'Tomorrow?', 'At nine?']) await send(threadId, words, seller.cookie)
  await drainWork(ctx)
  const held = (await noticesOf(driver.contactId)).slice(first.length)
  expect(new Set(held.map(({ decision, reason }) => `${decision} ${reason.code}`))).toEqual(new Set(['hold reading']))
  await read(threadId)
  await pass(MINUTE + 1_000)
  await drainWork(ctx)
  const after = (await noticesOf(driver.contactId)).slice(first.length)
  expect(new Set(after.map(({ decision, reason }) => `${decision} ${reason.code}`))).toEqual(new Set(['drop read']))
})

test('a burst that is left unread comes as one message and one mail, without what was read', async () => {
  const email = 'burst@example.com'
  const proven = { email, email_verified_at: ctx.clock.now() }
  await ctx.db.updateTable('contact').set({ email }).where('id', '=', driver.contactId).execute()
  await ctx.db.updateTable('account').set(proven).where('id', '=', driver.accountId).execute()
  const { id } = await start()
  const threadId = String(id)
  await drainWork(ctx)
  await read(threadId)
  const count = { phone: toPhone().length, mails: (await mailsToDriver()).length }
  await send(threadId, 'This one they see.', seller.cookie)
  await drainWork(ctx)
  await read(threadId)
  for (const words of ['Yes.', 'Yes.', 'We close at five.']) {
    await send(threadId, words, seller.cookie)
    await drainWork(ctx)
  }
  await pass(MINUTE + 1_000)
  await drainWork(ctx)
  const [message, ...messages] = toPhone().slice(count.phone)
  const [mail, ...mails] = (await mailsToDriver()).slice(count.mails)
  expect([messages, mails]).toEqual([[], []])
  for (const told of [message, mail]) {
    expect(told).toMatch(/Yes\.\n\nYes\.\n\nWe close at five\./)
    expect(told).not.toContain('they see')
  }
  const deliveries = (await ask('GET', `/api/threads/${threadId}/messages`, { cookie: seller.cookie })).json
    .messages as unknown as { content: string; delivery: { state: string } | null }[]
  const unread = deliveries.filter(({ content }) => content.startsWith('Yes') || content.startsWith('We close'))
  expect(unread.map(({ delivery }) => delivery?.state)).toEqual(['sent', 'sent', 'sent'])
})

test('what a driver writes in a burst comes to the shop as one as well', async () => {
  const { id } = await start()
  const threadId = String(id)
  await drainWork(ctx)
  await ask('POST', `/api/threads/${threadId}/read`, { cookie: seller.cookie, body: {} })
  const before = toPhone(seller).length
  for (const words of ['Hi', '205/55R16', 'four please']) await send(threadId, words, driver.cookie)
  await drainWork(ctx)
  expect(toPhone(seller)).toHaveLength(before)
  await pass(MINUTE + 1_000)
  await drainWork(ctx)
  const [told, ...others] = toPhone(seller).slice(before)
  expect(told).toMatch(/Hi\n205\/55R16\nfour please/)
  expect(others).toEqual([])
})

test('what the reader has left unread comes after the minute', async () => {
  const { id } = await start()
  const threadId = String(id)
  await read(threadId)
  const before = (await noticesOf(driver.contactId)).length
  await send(threadId, 'We have them.', seller.cookie)
  await drainWork(ctx)
  await pass(MINUTE + 1_000)
  await drainWork(ctx)
  const told = (await noticesOf(driver.contactId)).slice(before)
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(({ reason }) => reason.code)).not.toContain('reading')
  expect(told.map(({ reason }) => reason.code)).not.toContain('read')
})
