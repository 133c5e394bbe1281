import { afterAll, beforeEach } from 'vitest'
import type { OutboundContent } from '#core/messaging/content.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { kindOf } from '#core/notifications/kinds/kinds.ts'
import { carried } from '#core/notifications/timing.ts'
import { answerRule } from '#core/rules/notifications/notify.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeTestContext, testConfig } from '../support/context.ts'
import { type ContactOptions, makeContact } from '../support/factories.ts'
import { testDatabase } from '../support/postgres.ts'
import { startTwilio } from '../support/twilio.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
export const twilio = await startTwilio(() => base.clock.now())
const config = testConfig(url)
const smsNumber = '+27600999999'
export const ctx = {
  ...base,
  config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin, smsNumber, dailyBudget: 10 } },
}
afterAll(async () => {
  await twilio.close()
  await base.close()
})
beforeEach(async () => {
  // A sender that an earlier test stopped is free again.
  ctx.clock.advance(120_000)
  Object.assign(twilio, { messages: [], received: [], mishaps: [], refusesContent: false, approves: 'approved' })
  for (const table of tables) await ctx.db.deleteFrom(table).execute()
  await drainWork(ctx)
  await ctx.db.updateTable('content_template').set({ approval: 'approved' }).execute()
})
const tables = [
  'digest_item',
  'notification',
  'event',
  'outbound_message',
  'mail',
  'sender_stop',
  'started_conversation',
  'trouble',
  'send_pace',
  'send_rate',
] as const

export const text = (body: string): OutboundContent => ({ type: 'text', body })
export const rows = () => ctx.db.selectFrom('outbound_message').selectAll().orderBy('seq').execute()
export const bodies = () => twilio.messages.map((one) => one.body)
export const told = ({ phone }: { phone: string }) =>
  twilio.messages.filter((one) => one.to.endsWith(phone)).map((one) => one.body)
export const events = async () =>
  (await ctx.db.selectFrom('event').selectAll().orderBy('id').execute()).map((one) => one.type)

export async function someone(options: ContactOptions = {}, ...contents: OutboundContent[]) {
  const person = await makeContact(ctx, options)
  await reply(ctx, person.id, contents)
  return person
}

/** A message about a booking, or another kind, that waits to be sent to the person. */
export const queue = (contactId: string, kind: string, opener = kind) =>
  ctx.db
    .insertInto('outbound_message')
    .values({
      contact_id: contactId,
      kind,
      ...carried(kindOf(kind) ?? answerRule, ctx.clock.now()),
      content: JSON.stringify(text(`*${kind}*\nwords`)),
      opener: JSON.stringify({ type: 'template', template: opener, language: 'en', variables: Array(9).fill('x') }),
      status: 'queued',
      reason: { code: 'window_open' },
      due_at: ctx.clock.now(),
      created_at: ctx.clock.now(),
    })
    .execute()
