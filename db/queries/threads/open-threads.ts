import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { shownWords } from './files.ts'
import { nameOf } from './thread-people.ts'

export type OpenThreadRow = {
  id: string
  shop_id: string
  customer: string
  words: string
  answered: boolean
  at: Date
}

/** Threads of these shops with a message since then, the newest first: who wrote last, and what the customer wrote. */
export async function openThreadsOfShops(
  db: Db,
  shopIds: readonly string[],
  since: Date,
  limit: number,
): Promise<OpenThreadRow[]> {
  const { rows } = await sql<OpenThreadRow>`
    select t.id, t.shop_id, asked.name as customer, asked.content as words, last.role <> 'customer' as answered,
      last.sent_at as at
    from thread t
    join lateral (
      select m.sent_at, p.role from thread_message m join thread_participant p on p.id = m.sender_id
      where m.thread_id = t.id and m.sent_at is not null and not m.is_automated
      order by m.sent_at desc, m.id desc limit 1) last on true
    join lateral (
      select ${shownWords('m')} as content, ${nameOf('p')} as name from thread_message m join thread_participant p on p.id = m.sender_id
        left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
      where m.thread_id = t.id and m.sent_at is not null and p.role = 'customer'
      order by m.sent_at desc, m.id desc limit 1) asked on true
    where t.shop_id = any(${[...shopIds]}::uuid[]) and t.status = 'active' and t.last_message_at >= ${since}
    order by last.sent_at desc, t.id limit ${limit}`.execute(db)
  return rows
}

type Wanted = {
  contactId: string
  shopId: string
  subject?: string | undefined
  bookingId?: string | undefined
  quoteReference?: string | undefined
}

/**
 * The thread that a customer goes on with when they write to a shop: that of the quote; else the newest one with the
 * shop, that of the booking before others, and for a subject of its own the one with that subject. Of two that write at
 * once the second waits for the first.
 */
export async function threadToContinue(db: Db, wanted: Wanted): Promise<string | undefined> {
  const { contactId, shopId, subject = null, bookingId = null, quoteReference = null } = wanted
  await sql`select pg_advisory_xact_lock(hashtextextended('thread of ' || ${contactId} || ${shopId}, 0))`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select t.id from thread t
      join thread_participant p on p.thread_id = t.id and p.contact_id = ${contactId} and p.role = 'customer' and p.is_active
    where t.shop_id = ${shopId} and case when ${quoteReference}::text is not null
      then t.quote_reference = ${quoteReference}
      else t.type in ('general', 'booking')
        and (${bookingId}::uuid is not null or ${subject}::text is null or lower(t.subject) = lower(${subject})) end
    order by t.booking_id = ${bookingId}::uuid desc nulls last, t.last_message_at desc limit 1`.execute(db)
  return rows[0]?.id
}

/** The guest who writes about the booking by its private link, unless the conversation has become somebody's. */
export const guestOfBooking = async (db: Db, bookingId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('thread_participant as p')
      .innerJoin('thread as t', 't.id', 'p.thread_id')
      .select('p.id')
      .where('t.booking_id', '=', bookingId)
      .where('p.role', '=', 'customer')
      .where('p.guest_name', 'is not', null)
      .where('p.link_version', '=', 0)
      .where('p.is_active', '=', true)
      .orderBy('p.id')
      .executeTakeFirst()
  )?.id

/** Pins the booking to the thread, in the place of the one before. */
export const pinBooking = (db: Db, id: string, bookingId: string) =>
  db.updateTable('thread').set({ booking_id: bookingId, type: 'booking' }).where('id', '=', id).execute()

/** Whoever writes in a thread that they had put away has it in their list again. */
export const bringBack = (db: Db, participantId: string) =>
  db
    .updateTable('thread_participant')
    .set({ is_archived: false, is_deleted: false })
    .where('id', '=', participantId)
    .execute()

export type MessageAboutRow = {
  code: string
  brand: string
  model: string
  size: string
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  image_url: string | null
  deal_code: string | null
  deal_title: string | null
}

/**
 * The tyre that the message `m` is about, as the shop of its thread lists it, with the deal that led there; null for
 * another shop's tyre, or none.
 */
export const messageAbout = sql<MessageAboutRow | null>`(
  select jsonb_build_object('code', al.code, 'brand', ab.name, 'model', aty.model, 'size', az.code,
    'load_index', aty.load_index, 'load_index_dual', aty.load_index_dual, 'speed_rating', aty.speed_rating,
    'image_url', aty.image_url, 'deal_code', ad.code, 'deal_title', ad.title)
  from thread ath
  join listing al on al.shop_id = ath.shop_id and al.code = m.metadata ->> 'listingCode'
  join tyre aty on aty.id = al.tyre_id
  join brand ab on ab.id = aty.brand_id
  join tyre_size az on az.id = aty.size_id
  left join deal ad on ad.listing_id = al.id and ad.code = m.metadata ->> 'dealCode'
  where ath.id = m.thread_id)`
