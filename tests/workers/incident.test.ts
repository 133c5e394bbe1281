import { describe, expect, test } from 'vitest'
import { failureOf } from '#core/messaging/outbound/delivery-errors.ts'
import { recordStatus } from '#core/messaging/outbound/record-status.ts'
import { resume } from '#core/messaging/outbound/sender-stop.ts'
import { inAppOf, markInAppRead, unreadInAppOf } from '#core/notifications/in-app.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeAdminAccount } from '#tests/support/factories/admins.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { hours, minutes } from '../support/context.ts'
import { makeContact, setPreferences } from '../support/factories.ts'
import { bodies, ctx, events, queue, rows, someone, text, told, twilio } from './sending-scene.ts'

const longAgo = new Date('2026-11-01T07:00:00Z')
const statuses = async () => (await rows()).map((row) => row.status)
const consents = async (contactId: string) => {
  const all = await ctx.db.selectFrom('consent').selectAll().where('contact_id', '=', contactId).orderBy('id').execute()
  return all.map(({ channel, purpose, given, source }) => `${channel} ${purpose} ${given ? 'yes' : 'no'} ${source}`)
}
const report = async (code: number, at = 0) =>
  recordStatus(ctx, { id: undefined, sid: (await rows())[at]?.provider_sid ?? '', status: 'failed', code })
const makeAdmin = () => makeAdminAccount(ctx, `admin${Math.random()}@spoor.test`)

describe("Twilio's codes", () => {
  test.each<[string, number[]]>([
    ['retry', [20429, 30001, 30008, 63009, 63010, 63012, 63017, 63038, 63119]],
    ['limit', [63018]],
    ['config', [20003, 21212, 21606, 63001, 63007, 63020, 63051]],
    ['window', [63016]],
    ['layout', [21620, 21656, 63005, 63013, 63019, 63021, 63034, 63037]],
    ['template', [21655]],
    ['refused', [63040, 63041, 63042]],
    ['left', [21610, 63014]],
    [
      'permanent',
      [20404, 21211, 21612, 21614, 21617, 21619, 21623, 63003, 63015, 63024, 63027, 63028, 63030, 63031].concat([
        63032, 63033, 63049, 99999,
      ]),
    ],
  ])('are classed: %s', (wanted, codes) => {
    for (const code of codes) expect([code, failureOf(code).class]).toEqual([code, wanted])
  })
})

describe('a set-up that Twilio refuses', () => {
  test('stops every sender with one alert, in the log and to the admin, and goes on by itself', async () => {
    const admin = await makeAdmin()
    const [one, two] = [makeSenders(ctx), makeSenders(ctx)]
    twilio.mishaps.push({ status: 401, code: 20003 })
    await someone({}, text('first'))
    await drainWork(ctx, one)
    await someone({}, text('second'))
    await drainWork(ctx, two)
    expect(bodies()).toEqual([])
    twilio.mishaps.push({ status: 401, code: 20003 })
    ctx.clock.advance(minutes(1))
    await drainWork(ctx, two)
    expect(bodies()).toEqual([])
    const mails = await ctx.db.selectFrom('mail').selectAll().where('to_address', '=', admin.email).execute()
    expect(mails.map((mail) => mail.text)).toEqual([expect.stringContaining('Mend the Twilio set-up')])
    expect(await unreadInAppOf(ctx, admin.id)).toBe(1)
    expect((await inAppOf(ctx, admin.id))[0]?.notice.lines[0]).toContain('Twilio refuses our account')
    await markInAppRead(ctx, admin.id)
    expect(await unreadInAppOf(ctx, admin.id)).toBe(0)
    ctx.clock.advance(minutes(2))
    await drainWork(ctx, one)
    expect(bodies().sort()).toEqual(['first', 'second'])
    expect((await events()).filter((type) => type === 'messaging.trouble')).toHaveLength(1)
  })

  test('is tried with one message, however many wait and whoever sends', async () => {
    const senders = [makeSenders(ctx), makeSenders(ctx)]
    twilio.mishaps.push({ status: 401, code: 20003 })
    await someone({}, text('first'))
    await drainWork(ctx, senders[0])
    for (let person = 0; person < 20; person++) await someone({}, text('waits'))
    const all = () => Promise.all(senders.map(({ whatsapp }) => whatsapp.sweep()))
    twilio.mishaps.push({ status: 401, code: 20003 })
    ctx.clock.advance(minutes(1))
    await all()
    expect([twilio.mishaps, bodies()]).toEqual([[], []])
    ctx.clock.advance(minutes(1))
    await drainWork(ctx, senders[1])
    expect(bodies()).toHaveLength(21)
  })

  test('is tried again at once by a new start', async () => {
    twilio.mishaps.push({ status: 401, code: 20003 })
    await someone({}, text('hello'))
    await drainWork(ctx)
    await resume(ctx)
    await ctx.db.updateTable('outbound_message').set({ due_at: ctx.clock.now() }).execute()
    await drainWork(ctx, makeSenders(ctx))
    expect(bodies()).toEqual(['hello'])
  })
})

describe('what WhatsApp reports after Twilio took the message', () => {
  test('that may pass is said again, later', async () => {
    await someone({}, text('hello'))
    await drainWork(ctx)
    await report(63010)
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello'])
    ctx.clock.advance(minutes(2))
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello', 'hello'])
    expect(await statuses()).toEqual(['failed', 'sent'])
  })

  test('about the form: the words alone', async () => {
    await someone({}, { type: 'buttons', body: 'Well?', buttons: [{ id: 'a', title: 'Yes' }] })
    await drainWork(ctx)
    await report(63005)
    await drainWork(ctx)
    expect(bodies()).toEqual(['Well?', 'Well?\n\n1. Yes'])
  })

  test.each([
    [21610, 'told WhatsApp to stop us'],
    [63014, 'blocked our number on WhatsApp'],
  ])('%s: goes into the ledger, and nothing that waits is sent', async (code, how) => {
    const person = await someone({}, text('hello'))
    await drainWork(ctx)
    await queue(person.id, 'booking_cancelled')
    await report(code)
    await drainWork(ctx)
    expect(told(person)).toEqual(['hello'])
    expect(await consents(person.id)).toEqual(
      expect.arrayContaining([
        'whatsapp service no delivery',
        'whatsapp deals no delivery',
        'email marketing no delivery',
      ]),
    )
    const last = await ctx.db.selectFrom('consent').select('how').where('contact_id', '=', person.id).execute()
    expect(last.map((row) => row.how)).toContain(how)
    expect(await statuses()).toEqual(['failed', 'dropped'])
  })

  test('a paused template is not used again and told to the admin; the e-mail says it instead', async () => {
    const admin = await makeAdmin()
    const person = await makeContact(ctx, { lastInboundAt: longAgo, email: 'thandi@example.test' })
    await told1(person.id)
    await drainWork(ctx)
    await report(63041)
    await drainWork(ctx)
    const state = await ctx.db
      .selectFrom('content_template')
      .selectAll()
      .where('name', '=', 'booking_cancelled')
      .execute()
    expect(state.find((row) => row.language === 'en')?.approval).toBe('paused')
    const mails = await ctx.db.selectFrom('mail').select(['to_address', 'subject', 'text']).execute()
    expect(mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ to_address: 'thandi@example.test', subject: 'booking_cancelled' }),
        expect.objectContaining({
          to_address: admin.email,
          text: expect.stringContaining('booking_cancelled en paused'),
        }),
      ]),
    )
  })
})

/** A notification that is sent on WhatsApp only, as an event would have it. */
async function told1(contactId: string) {
  await queue(contactId, 'booking_cancelled')
  const event = await ctx.db
    .insertInto('event')
    .values({ type: 'test', data: '{}', at: ctx.clock.now(), handled_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('notification')
    .values({
      event_id: event.id,
      recipient: `contact:${contactId}`,
      contact_id: contactId,
      kind: 'booking_cancelled',
      channel: 'whatsapp',
      decision: 'send',
      reason: { code: 'window_open' },
      notice: JSON.stringify({ title: 'booking_cancelled', lines: ['words'] }),
      outbound_message_id: (await rows()).at(-1)?.id ?? null,
      decided_at: ctx.clock.now(),
    })
    .execute()
}

describe('what WhatsApp does not deliver for good', () => {
  test('goes by e-mail where one is known', async () => {
    const person = await makeContact(ctx, { email: 'thandi@example.test' })
    await told1(person.id)
    twilio.mishaps.push({ status: 400, code: 63003 })
    await drainWork(ctx)
    const [mail] = await ctx.db.selectFrom('mail').selectAll().execute()
    expect(mail).toMatchObject({ to_address: 'thandi@example.test', subject: 'booking_cancelled', status: 'sent' })
    expect(mail?.text).toContain('words')
  })

  test('goes by SMS only where that is switched on', async () => {
    const [off, on] = [await makeContact(ctx), await makeContact(ctx)]
    await setPreferences(ctx, on, { switches: { sms: { enabled: true } } })
    for (const person of [off, on]) {
      await told1(person.id)
      twilio.mishaps.push({ status: 400, code: 63003 })
      await drainWork(ctx)
    }
    expect(twilio.messages.map((one) => [one.to, one.form.get('From')])).toEqual([[on.phone, '+27600999999']])
  })

  test('is an answer: nothing else follows', async () => {
    await someone({ email: 'thandi@example.test' }, text('hello'))
    twilio.mishaps.push({ status: 400, code: 63003 })
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello'].slice(1))
    expect(await ctx.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })
})

describe('people whom we write to first', () => {
  const strangers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makeContact(ctx, { lastInboundAt: longAgo })))
  const consent = (contactId: string) =>
    ctx.db
      .insertInto('consent')
      .values({
        contact_id: contactId,
        channel: 'whatsapp',
        purpose: 'deals',
        given: true,
        how: 'x',
        source: 'x',
        at: longAgo,
      })
      .execute()

  test('deals use half of the day’s budget, bookings all of it, and the rest waits a day', async () => {
    const people = await strangers(18)
    // A batch goes out side by side, so of two that may take the last place either could be first: bookings are before.
    for (const person of people.slice(8)) await queue(person.id, 'booking_cancelled')
    await drainWork(ctx)
    for (const person of people.slice(0, 8)) {
      await consent(person.id)
      await setPreferences(ctx, person, { switches: { whatsapp: { deals: true } } })
      await queue(person.id, 'deal_alert')
    }
    await drainWork(ctx)
    const sentTo = (from: number, to: number) =>
      people.slice(from, to).filter((person) => told(person).length > 0).length
    // The ten places are theirs; deals had been allowed five of them.
    expect([sentTo(0, 8), sentTo(8, 18)]).toEqual([0, 10])
    expect((await rows()).filter((row) => row.status === 'held')).toHaveLength(8)
    ctx.clock.advance(hours(23))
    await drainWork(ctx)
    expect(sentTo(0, 8)).toBe(0)
  })

  test('deals stop at their share even when they come first', async () => {
    const people = await strangers(8)
    for (const person of people) {
      await consent(person.id)
      await setPreferences(ctx, person, { switches: { whatsapp: { deals: true } } })
      await queue(person.id, 'deal_alert')
    }
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(5)
    const [booked] = await strangers(1)
    await queue(booked?.id ?? '', 'booking_cancelled')
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(6)
  })

  test('somebody who was written to today already costs nothing more', async () => {
    const [person] = await strangers(1)
    for (let time = 0; time < 12; time++) await queue(person?.id ?? '', 'booking_cancelled')
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(12)
  })

  test('when WhatsApp itself sets the limit, nobody is written to first for an hour, and answers go on', async () => {
    const [one, two] = await strangers(2)
    await queue(one?.id ?? '', 'booking_cancelled')
    await drainWork(ctx)
    await report(63018)
    await queue(two?.id ?? '', 'booking_cancelled')
    await someone({}, text('an answer'))
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(2)
    expect(bodies()).toContain('an answer')
    ctx.clock.advance(minutes(61))
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(4)
  })
})
