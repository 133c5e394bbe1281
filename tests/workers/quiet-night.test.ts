import { describe, expect, test } from 'vitest'
import { accountOf } from '#core/auth/accounts.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { personOf } from '#core/messaging/people/person.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { notify } from '#core/notifications/notify.ts'
import { changeSettings } from '#core/notifications/preferences/settings.ts'
import { readStopToken, stopAdvertisingMail } from '#core/notifications/stop-link.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact, makeListing, makeShop, makeStaff, setPreferences } from '../support/factories.ts'
import { bodies, ctx, rows, told } from './sending-scene.ts'

const zones = { here: 'Africa/Johannesburg', there: 'America/New_York' }

async function watcher(options: { zone?: string; email?: string } = {}) {
  const person = await makeContact(ctx, options.email ? { email: options.email } : {})
  if (options.zone)
    await ctx.db.updateTable('contact').set({ time_zone: options.zone }).where('id', '=', person.id).execute()
  await changeSettings(ctx, person.id, { topics: { deals: true } })
  return person
}

async function tell(contactId: string, kind: Extract<Kind, 'deal_alert' | 'booking_cancelled'>, body: string) {
  const event = await ctx.db
    .insertInto('event')
    .values({ type: 'alerts.found', data: '{}', at: ctx.clock.now(), handled_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opener = { type: 'template' as const, template: kind, language: 'en', variables: ['a', 'b'] }
  await notify(ctx, {
    eventId: event.id,
    recipient: `contact:${contactId}`,
    contactId,
    person: await personOf(ctx, contactId),
    kind,
    bookingId: null,
    notice: { title: 'News', lines: body.replaceAll('*', '').split('\n') },
    whatsapp: { content: { type: 'text', body }, opener, template: 'approved' },
  })
}
const at = async (moment: string) => {
  ctx.clock.set(moment)
  await drainWork(ctx)
}

describe('a night', () => {
  test('in two time zones: deals wait for each one’s morning, bookings do not', async () => {
    await at('2026-11-18T19:00:00Z')
    const here = await watcher({ zone: zones.here })
    const there = await watcher({ zone: zones.there })
    const hear = async (moment: string) => {
      await at(moment)
      for (const person of [here, there]) await tell(person.id, 'deal_alert', `deal of ${moment.slice(11, 16)}`)
      await drainWork(ctx)
    }
    // 21:00 in Johannesburg is 14:00 in New York.
    await hear('2026-11-18T19:00:00Z')
    expect([told(here).length, told(there).length]).toEqual([1, 1])
    // 23:30 in Johannesburg, 16:30 in New York.
    await hear('2026-11-18T21:30:00Z')
    expect([told(here).length, told(there).length]).toEqual([1, 2])
    await tell(here.id, 'booking_cancelled', 'about your booking')
    await drainWork(ctx)
    expect(told(here).at(-1)).toBe('about your booking')
    // 05:30 and 22:30.
    await hear('2026-11-19T03:30:00Z')
    expect([told(here).length, told(there).length]).toEqual([2, 2])
    // 08:00 in Johannesburg: the night's deals come, New York still sleeps.
    await at('2026-11-19T06:00:00Z')
    expect(told(here).slice(2)).toEqual([
      expect.stringContaining('deal of 21:30'),
      expect.stringContaining('deal of 03:30'),
    ])
    expect(told(there)).toHaveLength(2)
    await at('2026-11-19T12:59:00Z')
    expect(told(there)).toHaveLength(2)
    await at('2026-11-19T13:00:00Z')
    expect(told(there)).toHaveLength(3)
  })

  test('is decided again at its end: who said no meanwhile gets nothing', async () => {
    await at('2026-11-20T19:00:00Z')
    const person = await watcher()
    await at('2026-11-20T21:00:00Z')
    await tell(person.id, 'deal_alert', 'a deal')
    await changeSettings(ctx, person.id, { topics: { deals: false } })
    await at('2026-11-21T06:00:00Z')
    expect(told(person)).toEqual([])
    expect((await rows()).at(-1)).toMatchObject({
      status: 'dropped',
      reason: { code: 'switched_off', channel: 'whatsapp', topic: 'deals' },
    })
  })

  test('of other hours that somebody chose, and of none', async () => {
    await at('2026-11-22T10:00:00Z')
    const [early, never] = [await watcher(), await watcher()]
    await changeSettings(ctx, early.id, { quiet: { start: '17:00', end: '09:30' } })
    await changeSettings(ctx, never.id, { quiet: { start: '00:00', end: '00:00' } })
    await at('2026-11-22T15:30:00Z')
    for (const person of [early, never]) await tell(person.id, 'deal_alert', 'a deal')
    await drainWork(ctx)
    expect([told(early).length, told(never).length]).toEqual([0, 1])
    await at('2026-11-23T07:30:00Z')
    expect(told(early)).toHaveLength(1)
  })
})

test('advertising always says how to end it', async () => {
  await at('2026-11-24T10:00:00Z')
  const person = await watcher()
  await tell(person.id, 'deal_alert', 'a deal')
  await drainWork(ctx)
  expect(told(person)).toEqual(['a deal\n\nSend STOP ALERTS to end these messages.'])
})

describe('the one e-mail of the day', () => {
  const consentToMail = async (contactId: string) => {
    await ctx.db
      .insertInto('consent')
      .values({
        contact_id: contactId,
        channel: 'email',
        purpose: 'deals',
        given: true,
        how: 'x',
        source: 'web',
        at: ctx.clock.now(),
      })
      .execute()
    await setPreferences(ctx, { id: contactId }, { switches: { email: { deals: true } } })
    const { accountId } = await accountOf(ctx, contactId)
    const { email } = await ctx.db
      .selectFrom('contact')
      .select('email')
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('account')
      .set({ email, email_verified_at: ctx.clock.now() })
      .where('id', '=', accountId)
      .execute()
  }
  const mails = () => ctx.db.selectFrom('mail').selectAll().orderBy('id').execute()

  test('gathers the deals of the day and says how to end it', async () => {
    await at('2026-11-25T08:00:00Z')
    const person = await watcher({ email: 'thandi@example.test' })
    await consentToMail(person.id)
    for (const body of ['*Michelin in Randburg*\nR 1 299 each', '*Continental in Sandton*\nR 1 450 each'])
      await tell(person.id, 'deal_alert', body)
    await at('2026-11-26T06:59:00Z')
    expect(await mails()).toEqual([])
    await at('2026-11-26T07:00:00Z')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: '2 things new for you today',
      status: 'sent',
      to_address: 'thandi@example.test',
    })
    expect(mail?.text).toContain('Michelin in Randburg\nR 1 299 each\n')
    expect(mail?.text).toContain('Continental in Sandton')
    const token = /\/stop\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mail?.stop_url).toContain(token)
    expect(readStopToken(ctx.config.authSecret, token)).toBe(person.id)
    expect(readStopToken(ctx.config.authSecret, `${token.slice(0, -2)}AA`)).toBeUndefined()
    await at('2026-11-27T07:00:00Z')
    expect(await mails()).toHaveLength(1)
  })

  test('goes to nobody without a yes, and to nobody who has ended it meanwhile', async () => {
    await at('2026-11-28T08:00:00Z')
    const without = await watcher({ email: 'no@example.test' })
    const ended = await watcher({ email: 'ended@example.test' })
    await consentToMail(ended.id)
    for (const person of [without, ended]) await tell(person.id, 'deal_alert', 'a deal')
    await stopAdvertisingMail(ctx, ended.id)
    await at('2026-11-29T07:00:00Z')
    expect(await mails()).toEqual([])
  })
})

test('a request that was settled before it could be sent is not sent', async () => {
  await at('2026-11-30T08:00:00Z')
  const shop = await makeShop(ctx)
  const staff = await makeStaff(ctx, shop, { lastInboundAt: new Date('2026-11-01T07:00:00Z') })
  const driver = await makeContact(ctx)
  const listing = await makeListing(ctx, shop)
  await ctx.db.updateTable('content_template').set({ approval: 'pending' }).execute()
  const actor = as(driver)
  const booking = await requestBooking(ctx, actor, {
    shopId: shop.id,
    listingId: listing.id,
    quantity: 4,
    services: ['fitting'],
    locationType: 'wait',
    start: '2026-12-02T08:30:00.000Z',
    customer: { name: 'Thandi' },
    notes: '',
  })
  await drainWork(ctx)
  expect((await rows()).map((row) => row.status)).toEqual(['held'])
  await cancelBooking(ctx, actor, booking.id, '')
  await ctx.db.updateTable('content_template').set({ approval: 'approved' }).execute()
  await at('2026-11-30T08:05:00Z')
  expect(told(staff).join(' ')).not.toContain('new booking request')
  expect((await rows())[0]).toMatchObject({ status: 'dropped', reason: { code: 'cause_gone' } })
  expect(bodies()).toHaveLength(1)
})
