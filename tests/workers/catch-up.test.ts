import { expect, test } from 'vitest'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { catchUpFromTwilio } from '#workers/senders/whatsapp-catch-up.ts'
import { hours, minutes } from '../support/context.ts'
import { ctx, twilio } from './sending-scene.ts'

const senders = makeSenders(ctx)
const ago = (ms: number) => new Date(Math.floor((ctx.clock.now().getTime() - ms) / 1000) * 1000)
const inbound = () => ctx.db.selectFrom('inbound_message').selectAll().orderBy('seq').execute()

test('what no webhook brought is found in Twilio’s list, once, oldest first', async () => {
  const from = 'whatsapp:+27821112233'
  await recordInbound(ctx, {
    messageSid: 'SMknown',
    addresses: [{ kind: 'phone', value: '+27821112233' }],
    name: 'Thandi',
    body: 'hi',
    content: { kind: 'text' },
  })
  ctx.clock.advance(hours(3))
  twilio.received.push(
    { sid: 'SMknown', from, body: 'hi', createdAt: ago(hours(3)) },
    { sid: 'SMlost1', from, body: '205/55R16', createdAt: ago(hours(2)) },
    { sid: 'SMlost2', from: 'whatsapp:ZA.1234abc', body: 'hello', createdAt: ago(minutes(30)) },
    { sid: 'SMphoto', from, body: '', createdAt: ago(minutes(20)), media: 1 },
    // Its webhook may still be on its way, with all that the list does not say.
    { sid: 'SMyoung', from, body: 'wait', createdAt: ago(minutes(1)) },
  )
  expect(await catchUpFromTwilio(ctx, senders)).toBe(3)
  expect(await catchUpFromTwilio(ctx, senders)).toBe(0)
  const kept = await inbound()
  expect(kept.map((row) => [row.message_sid, row.body, row.content.kind])).toEqual([
    ['SMknown', 'hi', 'text'],
    ['SMlost1', '205/55R16', 'text'],
    ['SMlost2', 'hello', 'text'],
    ['SMphoto', '', 'media'],
  ])
  expect(kept[1]?.contact_id).toBe(kept[0]?.contact_id)
  const person = await ctx.db
    .selectFrom('contact')
    .selectAll()
    .where('id', '=', kept[0]?.contact_id ?? '')
    .executeTakeFirst()
  expect(person?.last_inbound_at).toEqual(ago(minutes(20)))
  ctx.clock.advance(minutes(2))
  expect(await catchUpFromTwilio(ctx, senders)).toBe(1)
})

test('messages of more than a day ago are not answered any more', async () => {
  twilio.received.push({ sid: 'SMold', from: 'whatsapp:+27821112244', body: 'old', createdAt: ago(hours(25)) })
  ctx.clock.advance(hours(1))
  expect(await catchUpFromTwilio(ctx, senders)).toBe(0)
})
