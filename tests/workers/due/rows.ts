import { requestBooking } from '#core/bookings/request-booking.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import { hours, minutes } from '#tests/support/context.ts'
import { makeContact, makeDeal, makeListing, makeShop, makeStaff, makeTyre } from '#tests/support/factories.ts'
import { messageSid } from '#tests/support/twilio.ts'
import { ctx, twilio } from '../sending-scene.ts'

export const ago = (ms: number): Date => new Date(ctx.clock.now().getTime() - ms)
const overdue = (): Date => ago(minutes(1))
export const today = (): string => localDate(ctx.clock.now())

/** One statement that answers one value. */
export async function ask<T = string>(sql: string, ...values: unknown[]): Promise<T> {
  const { rows } = await ctx.pool.query({ text: sql, values, rowMode: 'array' })
  return rows[0]?.[0]
}

const insert = (table: string, row: object): Promise<string> => {
  const entries = Object.entries(row)
  const values = entries.map(([, value]) =>
    typeof value === 'object' && value !== null && !(value instanceof Date || Array.isArray(value))
      ? JSON.stringify(value)
      : value,
  )
  return ask(
    `insert into ${table} as t (${entries.map(([name]) => name).join(', ')})
     values (${entries.map((_, at) => `$${at + 1}`).join(', ')}) returning to_jsonb(t) ->> 'id'`,
    ...values,
  )
}

const person = async (): Promise<string> => (await makeContact(ctx)).id

export async function booking(): Promise<string> {
  const [shop, driver] = [await makeShop(ctx), await makeContact(ctx)]
  const listing = await makeListing(ctx, shop)
  const start = `${addDays(today(), 7 - new Date(today()).getUTCDay() + 1)}T08:30:00.000Z`
  const { id } = await requestBooking(ctx, as(driver), {
    ...{ shopId: shop.id, listingId: listing.id, quantity: 4, services: ['fitting'], locationType: 'wait', start },
    ...{ customer: { name: 'Thandi' }, notes: '' },
  })
  return id
}

export async function bookingSet(change: string): Promise<string> {
  const id = await booking()
  await ask(`update booking set ${change} where id = $1`, id)
  return id
}

/** Nobody took it in time, and the request itself lasts longer. */
export async function offer(): Promise<string> {
  const booking_id = await bookingSet(`expires_at = asked_at, own_expires_at = asked_at + interval '100 hours'`)
  const shop_id = await ask('select shop_id from booking where id = $1', booking_id)
  const what = { round: 1, place: 1, duration_minutes: 60, total_cents: 0, total_lines: '[]' }
  await insert('booking_offer', { booking_id, shop_id, by: 'shop', ...what, until: overdue(), created_at: overdue() })
  return booking_id
}

export async function guestBooking(): Promise<string> {
  const { phone, id: contactId } = await makeContact(ctx)
  const id = await booking()
  await ask('update contact set last_inbound_at = $2 where id = $1', contactId, ctx.clock.now())
  await ask(
    `update booking set customer_contact_id = null, customer_phone = $2, held_until = $3, created_at = $4, expires_at = $5,
       answer_by = $5 where id = $1`,
    ...[id, phone, overdue(), ago(hours(1)), ago(-hours(48))],
  )
  return id
}

const round = async (more: object): Promise<string> =>
  insert('quote_round', {
    ...{ contact_id: await person(), asked_on: 'web', size: '205/55R16', quantity: 4, services: ['fitting'] },
    ...{ place: 'Randburg', lat: -26.1, lng: 28, created_at: ago(hours(72)), ...more },
  })

export const quoteRound = (): Promise<string> => round({ valid_until: overdue() })
export const silentRound = (): Promise<string> => round({ valid_until: ago(hours(-72)), look_at: overdue() })

export async function reminder(): Promise<string> {
  const booking_id = await booking()
  const times = { for_at: ago(hours(48)), due_at: overdue() }
  await insert('booking_reminder', { booking_id, kind: 'unanswered', ...times })
  return booking_id
}

export const event = (handled = false): Promise<string> =>
  insert('event', { type: 'notices.tested', data: {}, at: ago(1_000), handled_at: handled ? ctx.clock.now() : null })

const waits = () => ({ reason: { code: 'quiet_hours' }, due_at: overdue(), created_at: ago(hours(1)) })

export const message = async (status: string, more: object = {}): Promise<string> =>
  insert('outbound_message', {
    ...{ contact_id: await person(), kind: 'booking_reminder', status, content: { type: 'text', body: 'x' } },
    ...{ ...waits(), ...more },
  })

export const mail = async (status: string): Promise<string> =>
  insert('mail', {
    ...{ contact_id: await person(), to_address: 'a@b.test', kind: 'booking_reminder', subject: 's', text: 't' },
    ...{ html: 'h', status, ...waits() },
  })

const notification = async (contact_id: string, channel: string): Promise<string> =>
  insert('notification', {
    ...{ event_id: await event(true), recipient: `contact:${contact_id}`, contact_id, kind: 'booking_reminder' },
    ...{ channel, decision: 'hold', reason: { code: 'quiet_hours' }, decided_at: ago(hours(1)) },
  })

export const push = async (status: string): Promise<string> =>
  insert('push_message', {
    ...{ notification_id: await notification(await person(), 'push'), payload: {}, status, due_at: overdue() },
    ...{ expires_at: ago(-hours(48)), created_at: ago(hours(1)) },
  })

/** The person, by whom the work is named. */
export async function digest(): Promise<string> {
  const contact_id = await person()
  const notification_id = await notification(contact_id, 'email')
  const notice = { title: 'x', lines: [] }
  await insert('digest_item', { contact_id, notification_id, kind: 'deal_alert', notice, due_at: overdue() })
  return contact_id
}

export async function thread(more: object = {}): Promise<string> {
  const shop = await makeShop(ctx)
  const at = { created_at: ago(hours(5)), updated_at: ago(hours(5)), last_message_at: ago(hours(5)) }
  return insert('thread', { shop_id: shop.id, type: 'general', ...at, ...more })
}
export const answerDue = () => thread({ waiting_since: ago(hours(72)), warn_at: overdue() })
export const snoozed = () => thread({ snoozed_until: overdue() })

async function writer(): Promise<{ thread_id: string; participant: string }> {
  const thread_id = await thread()
  const of = { thread_id, contact_id: await person(), role: 'customer', joined_at: ago(hours(5)) }
  return { thread_id, participant: await insert('thread_participant', of) }
}

export async function scheduled(): Promise<string> {
  const { thread_id, participant } = await writer()
  const times = { scheduled_for: overdue(), created_at: ago(hours(1)) }
  return insert('thread_message', { thread_id, sender_id: participant, content: 'later', ...times })
}

export async function file(more: object): Promise<string> {
  const { thread_id, participant } = await writer()
  const facts = { position: 0, kind: 'picture', name: 'x', type: 'image/jpeg', bytes: 1, created_at: ago(hours(48)) }
  return insert('attachment', { thread_id, participant_id: participant, ...facts, ...more })
}
export const fileToFetch = () =>
  file({ state: 'pending', source_url: 'https://nobody.invalid/x', next_attempt_at: overdue() })
export const unsentFile = () => file({ state: 'failed' })
export const replyFile = () =>
  insert('loose_file', {
    ...{ kind: 'picture', name: 'x', type: 'image/jpeg', bytes: 1, storage_key: `gone-${ctx.random()}` },
    created_at: ago(hours(48)),
  })

export async function tyrePicture(): Promise<string> {
  const { id: tyre_id } = await makeTyre(ctx, { model: `Pictured ${Math.round(ctx.random() * 1e9)}` })
  await insert('tyre_picture', { tyre_id, link: `https://127.0.0.1/${tyre_id}`, due_at: overdue() })
  return tyre_id
}

export async function loosePicture(): Promise<string> {
  const url = `/media/${Math.round(ctx.random() * 1e15)
    .toString(16)
    .padStart(32, '0')}.webp`
  await insert('loose_picture', { url, since: ago(hours(48)) })
  return url
}

export async function shop(change = 'id = id'): Promise<string> {
  const { id } = await makeShop(ctx)
  await ask(`update shop set ${change} where id = $1`, id)
  return id
}

export async function shopWithStaff(): Promise<string> {
  const made = await makeShop(ctx)
  await makeStaff(ctx, made)
  return made.id
}

export async function dealBegun(): Promise<string> {
  const made = await makeShop(ctx)
  const listing = await makeListing(ctx, made)
  await refreshOffers(ctx.db, { listingIds: [listing.id], today: today() })
  await makeDeal(ctx, made, listing)
  return listing.id
}

export async function alertRound(): Promise<string> {
  const contact_id = await person()
  await insert('alert_round', { contact_id, due_at: overdue() })
  return contact_id
}

export const alert = async (asked: Date | null): Promise<string> =>
  insert('alert', {
    ...{
      contact_id: await person(),
      slot: 1,
      size_id: await ask<number>('select min(id) from tyre_size'),
      quantity: 4,
    },
    ...{ cell: 0, created_at: ago(hours(2_400)), ask_at: overdue(), asked_at: asked },
  })

const announcing = { title: 'x', words: 'y', audience: 'drivers', channels: ['in_app'], pace: 60, state: 'sending' }

export const announcement = async (): Promise<string> =>
  insert('announcement', {
    ...{ ...announcing, event_id: await event(true), planned_at: ago(hours(1)) },
    ...{ created_at: ago(hours(1)), starts_at: overdue() },
  })

let running: Promise<string> | undefined
/** All of one announcement. */
export async function recipient(): Promise<string> {
  running ??= announcement()
  const contact_id = await person()
  await insert('announcement_recipient', { announcement_id: await running, contact_id, due_at: overdue() })
  return contact_id
}

let serial = 0
export const invoice = async (): Promise<string> => {
  serial++
  return insert('invoice', {
    ...{
      number: `T-${serial}`,
      year: 2020,
      serial,
      shop_id: (await makeShop(ctx)).id,
      month: `${today().slice(0, 7)}-01`,
    },
    ...{ issued_on: today(), due_on: addDays(today(), 14), amount_cents: 100, supplier: {}, recipient: {} },
    created_at: ago(1_000),
  })
}

export async function shopDay(): Promise<string> {
  await thread({ created_at: ago(hours(72)) })
  await ask('delete from figures_day')
  const shop_id = await shop()
  const none = { bookings: 0, completed: 0, booked_cents: 0, answers: 0, answer_minutes: 0, answered_in_time: 0 }
  await insert('shop_day', { shop_id, day: addDays(today(), -1), chats: 99, ...none })
  return shop_id
}

export async function delivery(): Promise<string> {
  const endpoint_id = await insert('webhook_endpoint', {
    ...{ shop_id: (await makeShop(ctx)).id, url: 'https://127.0.0.1/hook', salt: 's', created_at: ago(hours(1)) },
  })
  const what = { endpoint_id, event_id: await event(true), type: 'booking.confirmed', happened_at: ago(hours(1)) }
  return insert('webhook_delivery', { ...what, status: 'queued', due_at: overdue(), created_at: ago(hours(1)) })
}

export const oldSearch = (): Promise<string> =>
  insert('search_activity', { channel: 'web', query: {}, results: 0, at: ago(hours(24 * 200)) })

export const rescueRound = async (): Promise<string> =>
  insert('rescue_round', {
    contact_id: await person(),
    ...{ first_name: 'Thandi', place: 'Midrand', lat: -25.99, lng: 28.13, what: 'puncture' },
    ...{ opened_at: ago(minutes(6)), look_at: overdue() },
  })

/** Twilio has it, and its webhook never came. */
export async function lostMessage(): Promise<string> {
  const sid = messageSid()
  const createdAt = new Date(Math.floor(ago(minutes(10)).getTime() / 1_000) * 1_000)
  twilio.received.push({ sid, from: 'whatsapp:+27821112266', body: 'hello', createdAt })
  return sid
}

/** A picture that an owner sent, at an address that is none of Twilio's. */
export async function sentPicture(): Promise<string> {
  const shop = await makeShop(ctx)
  const { id: contact_id } = await makeStaff(ctx, shop, { role: 'owner' })
  const source_url = 'https://elsewhere.example/picture'
  return insert('sent_picture', { shop_id: shop.id, contact_id, source_url, created_at: ago(minutes(1)) })
}
