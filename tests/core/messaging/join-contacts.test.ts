import { afterAll, expect, test } from 'vitest'
import { findOrMakeContact } from '#core/messaging/people/contacts.ts'
import { personOf } from '#core/messaging/people/person.ts'
import { changeSettings, settingsOf } from '#core/notifications/preferences/settings.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

const say = (contactId: string, purpose: 'deals' | 'marketing', given: boolean) =>
  ctx.db
    .insertInto('consent')
    .values({
      contact_id: contactId,
      channel: 'whatsapp',
      purpose,
      given,
      how: 'a test',
      source: 'web',
      at: ctx.clock.now(),
    })
    .execute()

test('two contacts that are one person become one: the stricter word holds, and nothing of them is lost', async () => {
  const phone = await makeContact(ctx, { name: null })
  const hidden = await makeContact(ctx, { name: 'Sipho', email: 'sipho@example.test', language: 'af' })
  await ctx.db
    .updateTable('contact_address')
    .set({ kind: 'bsuid', value: 'ZA.abc123' })
    .where('contact_id', '=', hidden.id)
    .execute()
  await changeSettings(ctx, phone.id, { topics: { deals: true, marketing: true } })
  ctx.clock.advance(1000)
  await changeSettings(ctx, hidden.id, { topics: { deals: true }, quiet: { start: '20:00', end: '09:00' } })
  await say(hidden.id, 'marketing', false)
  ctx.clock.advance(1000)
  await say(phone.id, 'marketing', true)
  await ctx.db
    .insertInto('outbound_message')
    .values([
      {
        contact_id: hidden.id,
        kind: 'reply',
        content: '{"type":"text","body":"before"}',
        status: 'sent',
        reason: { code: 'answer' },
        due_at: ctx.clock.now(),
      },
      {
        contact_id: hidden.id,
        kind: 'reply',
        content: '{"type":"text","body":"on its way"}',
        status: 'sending',
        reason: { code: 'answer' },
        due_at: ctx.clock.now(),
      },
    ])
    .execute()

  const id = await findOrMakeContact(
    ctx,
    [
      { kind: 'phone', value: phone.phone },
      { kind: 'bsuid', value: 'ZA.abc123' },
    ],
    'Sipho',
  )
  expect(id).toBe(phone.id)
  const { consents, name, email, language } = await personOf(ctx, id)
  expect(consents).toMatchObject({ 'whatsapp:deals': true, 'whatsapp:marketing': false })
  expect({ name, email, language }).toEqual({ name: 'Sipho', email: 'sipho@example.test', language: 'af' })
  const view = await settingsOf(ctx, id)
  expect(view.quiet).toEqual({ start: '20:00', end: '09:00' })
  expect(view.topics).toMatchObject({ bookings: true, deals: true, marketing: false })
  const history = await ctx.db.selectFrom('outbound_message').select(['contact_id', 'status']).orderBy('seq').execute()
  expect(history).toEqual([
    { contact_id: id, status: 'sent' },
    { contact_id: hidden.id, status: 'sending' },
  ])
  const left = await ctx.db.selectFrom('consent').select('id').where('contact_id', '=', hidden.id).execute()
  expect(left).toEqual([])
})
