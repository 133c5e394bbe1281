import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '#core/notifications/preferences/settings.ts'
import { retryRow, setAsideList } from '#core/operations/set-aside.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { hours, minutes } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { type ClockName, clockNames, clocks } from '#workers/schedule.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { ctx } from '../sending-scene.ts'
import * as rows from './rows.ts'

const senders = makeSenders(ctx)
const admin = asAdmin(await makeContact(ctx), ['support'])
const turn = (name: ClockName) => clocks[name].turn(ctx, senders)
const asides = async (work: string) => (await setAsideList(ctx, admin)).rows.filter((row) => row.work === work)

type Case = {
  clock: ClockName
  make(): Promise<string>
  /** The table whose row refuses every change, and the column that names the row. */
  at: `${string}.${string}`
  /** SQL that is true of a row that was served; $1 names it. */
  served: string
}
const gone = (table: string, column = 'id') => `not exists (select from ${table} where ${column}::text = $1)`
const now = () => ctx.clock.now().toISOString()
const is = (table: string, that: string, column = 'id') =>
  `exists (select from ${table} where ${column}::text = $1 and (${that}))`

/** Each kind of work that goes row by row. */
const cases: Record<string, Case> = {
  event: { clock: 'events', make: () => rows.event(), at: 'event.id', served: is('event', 'handled_at is not null') },
  'booking-request': {
    ...{ clock: 'bookings', make: () => rows.bookingSet('expires_at = asked_at'), at: 'booking.id' },
    served: is('booking', "status = 'cancelled'"),
  },
  'booking-offer': {
    ...{ clock: 'bookings', make: rows.offer, at: 'booking.id' },
    served: is('booking_offer', "state = 'lapsed'", 'booking_id'),
  },
  'quote-round': {
    ...{ clock: 'bookings', make: rows.quoteRound, at: 'quote_round.id' },
    served: is('quote_round', "state = 'lapsed'"),
  },
  'silent-quote-round': {
    ...{ clock: 'bookings', make: rows.silentRound, at: 'quote_round.id' },
    served: is('quote_round', 'look_at is null'),
  },
  'guest-booking': {
    ...{ clock: 'bookings', make: rows.guestBooking, at: 'booking.id' },
    served: is('booking', 'customer_contact_id is not null'),
  },
  'booking-reminder': {
    ...{ clock: 'reminders', make: rows.reminder, at: 'booking_reminder.booking_id' },
    served: is('booking_reminder', 'done_at is not null', 'booking_id'),
  },
  rescue: {
    ...{ clock: 'rescues', make: rows.rescueRound, at: 'rescue_round.id' },
    served: is('rescue_round', "state = 'unanswered'"),
  },
  'held-message': {
    ...{ clock: 'held', make: () => rows.message('held'), at: 'outbound_message.id' },
    served: is('outbound_message', "reason ->> 'code' <> 'quiet_hours'"),
  },
  'held-mail': {
    ...{ clock: 'held', make: () => rows.mail('held'), at: 'mail.id' },
    served: is('mail', "status <> 'held'"),
  },
  'held-push': {
    ...{ clock: 'held', make: () => rows.push('held'), at: 'push_message.id' },
    served: is('push_message', "status <> 'held'"),
  },
  digest: {
    ...{ clock: 'digests', make: rows.digest, at: 'digest_item.contact_id' },
    served: is('digest_item', 'settled_at is not null', 'contact_id'),
  },
  'scheduled-message': {
    ...{ clock: 'scheduledMessages', make: rows.scheduled, at: 'thread_message.id' },
    served: is('thread_message', 'sent_at is not null'),
  },
  'answer-due': {
    ...{ clock: 'waiting', make: rows.answerDue, at: 'thread.id' },
    served: is('thread', `warn_at is null or warn_at > waiting_since + interval '72 hours'`),
  },
  snooze: {
    ...{ clock: 'snoozes', make: rows.snoozed, at: 'thread.id' },
    served: is('thread', 'snoozed_until is null'),
  },
  'shop-day': {
    ...{ clock: 'shopDays', make: () => rows.shop(`day_told_at = '2020-01-01'`), at: 'shop.id' },
    served: is('shop', `day_told_at > '2020-01-01'`),
  },
  'picture-question': {
    ...{ clock: 'pictureQuestions', make: () => rows.shop(`ask_picture_at = '2020-01-01'`), at: 'shop.id' },
    served: is('shop', `ask_picture_at > '2020-01-01'`),
  },
  'shop-picture': {
    clock: 'shopPictures',
    make: rows.sentPicture,
    at: 'sent_picture.id',
    served: gone('sent_picture'),
  },
  'stock-question': {
    ...{ clock: 'stockQuestions', make: () => rows.shop(`ask_stock_at = '2020-01-01'`), at: 'shop.id' },
    served: is('shop', `ask_stock_at > '2020-01-01'`),
  },
  'shop-notice': {
    ...{ clock: 'shopNotices', make: rows.shopWithStaff, at: 'shop_notice_check.shop_id' },
    served: is('shop_notice_check', 'true', 'shop_id'),
  },
  deal: {
    ...{ clock: 'deals', make: rows.dealBegun, at: 'offer.listing_id' },
    served: is('offer', 'deal_id is not null', 'listing_id'),
  },
  alert: {
    ...{ clock: 'alerts', make: rows.alertRound, at: 'alert_round.contact_id' },
    served: is('alert_round', 'due_at is null', 'contact_id'),
  },
  'alert-renewal': {
    ...{ clock: 'alertRenewals', make: () => rows.alert(null), at: 'alert.id' },
    served: is('alert', "asked_at is not null or ask_at > created_at + interval '2400 hours'"),
  },
  'alert-unanswered': {
    ...{ clock: 'alertRenewals', make: () => rows.alert(rows.ago(hours(24 * 8))), at: 'alert.id' },
    served: is('alert', 'not active'),
  },
  announcement: {
    ...{ clock: 'announcements', make: rows.announcement, at: 'announcement.id' },
    served: is('announcement', "state = 'done'"),
  },
  'announcement-recipient': {
    ...{ clock: 'announcements', make: rows.recipient, at: 'announcement_recipient.contact_id' },
    served: is('announcement_recipient', 'settled_at is not null', 'contact_id'),
  },
  invoice: {
    ...{ clock: 'invoices', make: () => rows.shop('monthly_fee_cents = 100'), at: 'invoice.shop_id' },
    served: is('invoice', 'true', 'shop_id'),
  },
  'invoice-reminder': {
    ...{ clock: 'invoiceReminders', make: rows.invoice, at: 'invoice_reminder.invoice_id' },
    served: is('invoice_reminder', 'true', 'invoice_id'),
  },
  'shop-figures': {
    ...{ clock: 'figures', make: rows.shopDay, at: 'shop_day.shop_id' },
    served: `not ${is('shop_day', 'chats = 99', 'shop_id')}`,
  },
  'person-to-send-to': {
    ...{ clock: 'whatsapp', make: () => rows.message('queued'), at: 'outbound_message.id' },
    served: is('outbound_message', "status = 'sent'"),
  },
  'unknown-outcome': {
    ...{ clock: 'whatsapp', at: 'outbound_message.id' },
    make: () => rows.message('sending', { claimed_at: rows.ago(hours(1)), attempts: 1 }),
    served: is('outbound_message', "status <> 'sending' or due_at > created_at + interval '1 hour'"),
  },
  'lost-message': {
    ...{ clock: 'catchUp', make: rows.lostMessage, at: 'inbound_message.message_sid' },
    served: is('inbound_message', 'true', 'message_sid'),
  },
  mail: { clock: 'mail', make: () => rows.mail('queued'), at: 'mail.id', served: is('mail', "status = 'sent'") },
  push: {
    ...{ clock: 'push', make: () => rows.push('queued'), at: 'push_message.id' },
    served: is('push_message', "status = 'failed'"),
  },
  webhook: {
    ...{ clock: 'webhooks', make: rows.delivery, at: 'webhook_delivery.id' },
    served: is('webhook_delivery', 'error_text is not null'),
  },
  'chat-file': {
    ...{ clock: 'chatFiles', make: rows.fileToFetch, at: 'attachment.id' },
    served: is('attachment', "state = 'failed'"),
  },
  'tyre-picture': {
    ...{ clock: 'tyrePictures', make: rows.tyrePicture, at: 'tyre_picture.tyre_id' },
    served: is('tyre_picture', 'due_at is null', 'tyre_id'),
  },
  'loose-picture': {
    ...{ clock: 'loosePictures', make: rows.loosePicture, at: 'loose_picture.url' },
    served: gone('loose_picture', 'url'),
  },
  'unsent-file': {
    ...{ clock: 'unsentFiles', make: rows.unsentFile, at: 'attachment.id' },
    served: gone('attachment'),
  },
  'reply-file': {
    ...{ clock: 'unsentFiles', make: rows.replyFile, at: 'loose_file.id' },
    served: gone('loose_file'),
  },
  'old search_activity': {
    ...{ clock: 'oldRecords', make: rows.oldSearch, at: 'search_activity.id' },
    served: gone('search_activity'),
  },
}

beforeAll(() =>
  ctx.pool.query(`
    create function refuse_bad_row() returns trigger language plpgsql as $$
    begin
      if to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0] = tg_argv[1] then
        raise exception 'this row is poisoned';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`),
)

async function poison(at: Case['at'], key: string): Promise<void> {
  const [table, column] = at.split('.')
  await ctx.pool.query(
    `create trigger bad_row before insert or update or delete on ${table}
     for each row execute function refuse_bad_row('${column}', '${key}')`,
  )
}
const heal = async (at: Case['at']) =>
  void (await ctx.pool.query(`drop trigger if exists bad_row on ${at.split('.')[0]}`))

afterEach(async () => {
  for (const { at } of Object.values(cases)) await heal(at)
  await ctx.db.deleteFrom('due_failure').execute()
})

describe('a bad row stops nobody else, is set aside and told, and goes on when an admin frees it', () => {
  test.for(Object.entries(cases))('%s', async ([work, { clock, make, at, served }]) => {
    const [before, bad, after] = [await make(), await make(), await make()]
    const isServed = (key: string): Promise<boolean> => rows.ask<boolean>(`select ${served}`, key)
    await poison(at, bad)
    await turn(clock)
    expect([await isServed(before), await isServed(bad), await isServed(after)]).toEqual([true, false, true])
    for (let tries = 0; (await asides(work)).length === 0 && tries < 4; tries++) {
      ctx.clock.advance(work.includes('file') || work.includes('picture') ? hours(13) : minutes(2))
      await turn('failures')
    }
    const [row, ...others] = await asides(work)
    expect(others).toEqual([])
    expect(row).toMatchObject({ attempts: 3, reason: expect.stringContaining('poisoned') })
    const told = await ctx.db.selectFrom('trouble').select('what').where('what', '=', 'work_set_aside').execute()
    expect(told.length).toBeGreaterThan(0)
    await heal(at)
    await turn(clock)
    expect(await isServed(bad)).toBe(false)
    await retryRow(ctx, admin, row?.id ?? '')
    await turn('failures')
    expect(await isServed(bad), now()).toBe(true)
  })
})

test('every kind of work has its case, but for what is tried elsewhere', () => {
  const all = clockNames.flatMap((name) => clocks[name].due.map(({ work }) => work))
  expect(new Set(all).size).toBe(all.length)
  // An import counts its own attempts and tells whoever began it; clean-ups of other tables are the same code.
  const elsewhere = (work: string) => work === 'import' || work.startsWith('old ')
  expect(all.filter((work) => !elsewhere(work) && !(work in cases))).toEqual([])
})

test('a person whose time zone is no zone keeps nobody else’s held message waiting', async () => {
  const deal = { kind: 'deal_alert', topic: 'deals', purpose: 'deals' }
  const [bad, good] = [await rows.message('held', deal), await rows.message('held', deal)]
  const contactId = await rows.ask('select contact_id from outbound_message where id = $1', bad)
  await changeSettings(ctx, contactId, { topics: { deals: true } })
  await rows.ask(`update contact set time_zone = 'Mars/Olympus' where id = $1`, contactId)
  await turn('held')
  const codes = `select reason ->> 'code' from outbound_message where id = $1`
  expect([await rows.ask(codes, good), await rows.ask(codes, bad)]).toEqual([
    expect.not.stringMatching('quiet_hours'),
    'quiet_hours',
  ])
})
