import { expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, pass } from '../auth/site.ts'
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
