import { randomUUID } from 'node:crypto'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { webhooks } from '#bot/webhook.ts'
import type { TemplateContent } from '#core/messaging/content.ts'
import { makeTestContext } from '../support/context.ts'
import { makeContact } from '../support/factories.ts'
import { testDatabase } from '../support/postgres.ts'
import { type Form, messageSid, postWebhook, serve } from '../support/twilio.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const { origin, close } = await serve(express().use(webhooks(ctx)))
afterAll(async () => {
  await close()
  await ctx.close()
})
const person = await makeContact(ctx)
const opener: TemplateContent = { type: 'template', template: 'booking_request', language: 'en', variables: ['a'] }

async function sentMessage(
  wish: { sid?: string | null; status?: 'sending' | 'sent' | 'held'; opener?: TemplateContent } = {},
) {
  await ctx.db.deleteFrom('outbound_message').execute()
  const sid = wish.sid === undefined ? messageSid() : wish.sid
  const { id } = await ctx.db
    .insertInto('outbound_message')
    .values({
      contact_id: person.id,
      kind: 'booking_request',
      content: JSON.stringify({ type: 'text', body: 'hello' }),
      opener: wish.opener ? JSON.stringify(wish.opener) : null,
      status: wish.status ?? 'sent',
      reason: { code: 'answer' },
      due_at: ctx.clock.now(),
      provider_sid: sid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, sid: sid ?? messageSid() }
}

const report = (sid: string, status: string, more: Form = {}, m?: string) =>
  postWebhook({ config: ctx.config, origin }, `/webhooks/twilio/status${m ? `?m=${encodeURIComponent(m)}` : ''}`, {
    MessageSid: sid,
    SmsSid: sid,
    MessageStatus: status,
    SmsStatus: status,
    AccountSid: `AC${'0'.repeat(32)}`,
    ...more,
  })
const row = (id: string) =>
  ctx.db.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

function permutations<T>(items: T[]): T[][] {
  return items.length <= 1
    ? [items]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

describe('reports', () => {
  test.each(permutations(['queued', 'sent', 'delivered', 'read']).map((order) => [order.join(', ')]))(
    '%s end as read',
    async (order) => {
      const { id, sid } = await sentMessage()
      for (const status of order.split(', ')) expect(await report(sid, status)).toMatchObject({ status: 200 })
      expect(await row(id)).toMatchObject({ status: 'read', delivered_at: ctx.clock.now(), read_at: ctx.clock.now() })
    },
  )

  test.each(permutations(['sent', 'failed', 'delivered']).map((order) => [order.join(', ')]))(
    '%s end as delivered',
    async (order) => {
      const { id, sid } = await sentMessage()
      for (const status of order.split(', '))
        await report(sid, status, status === 'failed' ? { ErrorCode: '63003' } : {})
      expect(await row(id)).toMatchObject({ status: 'delivered', error_code: null, error_text: null })
    },
  )

  test('of a failure keep their reason, which a repetition without one does not take away', async () => {
    const { id, sid } = await sentMessage()
    await report(sid, 'undelivered', { ErrorCode: '63014' })
    await report(sid, 'failed')
    await report(sid, 'sent')
    expect(await row(id)).toMatchObject({ status: 'failed', error_code: 63014, error_text: 'they blocked our number' })
  })

  test('that overtake the answer to sending find the message by our own id', async () => {
    const { id } = await sentMessage({ sid: null, status: 'sending' })
    const sid = messageSid()
    await report(sid, 'delivered', {}, id)
    expect(await row(id)).toMatchObject({ status: 'delivered', provider_sid: sid })
  })

  test('with our id but of another message change nothing', async () => {
    const { id, sid } = await sentMessage()
    await report(messageSid(), 'read', {}, id)
    expect(await row(id)).toMatchObject({ status: 'sent', provider_sid: sid })
  })

  test('of messages that are not ours, or in words that nobody knows, are taken', async () => {
    const { id, sid } = await sentMessage()
    expect(await report(messageSid(), 'delivered')).toMatchObject({ status: 200 })
    expect(await report(messageSid(), 'delivered', {}, randomUUID())).toMatchObject({ status: 200 })
    expect(await report(sid, 'delivered', {}, 'x or 1=1')).toMatchObject({ status: 200 })
    expect(await report(sid, 'levitating')).toMatchObject({ status: 200 })
    expect(await row(id)).toMatchObject({ status: 'delivered' })
  })

  test('never touch what was not sent', async () => {
    const { id } = await sentMessage({ sid: null, status: 'held' })
    await report(messageSid(), 'read', {}, id)
    expect(await row(id)).toMatchObject({ status: 'held', provider_sid: null })
  })

  test('that are forged are refused', async () => {
    const { id, sid } = await sentMessage()
    const answer = await postWebhook(
      { config: ctx.config, origin },
      '/webhooks/twilio/status',
      { MessageSid: sid, MessageStatus: 'read' },
      'forged',
    )
    expect(answer.status).toBe(403)
    expect(await row(id)).toMatchObject({ status: 'sent' })
  })
})

describe('when WhatsApp finds the 24 hours over', () => {
  test('the template that says the same is queued once', async () => {
    const { id, sid } = await sentMessage({ opener })
    await Promise.all([1, 2, 3].map(() => report(sid, 'failed', { ErrorCode: '63016' })))
    expect(await row(id)).toMatchObject({ status: 'failed', error_code: 63016 })
    const others = await ctx.db.selectFrom('outbound_message').selectAll().where('id', '<>', id).execute()
    expect(others).toMatchObject([{ status: 'queued', content: opener, kind: 'booking_request' }])
  })

  test('an answer without a template stays failed', async () => {
    const { id, sid } = await sentMessage()
    await report(sid, 'failed', { ErrorCode: '63016' })
    const all = await ctx.db.selectFrom('outbound_message').select(['id', 'status']).execute()
    expect(all).toEqual([{ id, status: 'failed' }])
  })
})
