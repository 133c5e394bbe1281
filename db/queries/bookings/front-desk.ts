import { sql } from 'kysely'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { Db } from '#db/client.ts'
import { nameOf } from '../threads/thread-people.ts'
import { type BookingRow, bookings, live } from './bookings.ts'

const ofShop = (db: Db, shopId: string) =>
  bookings(db).where('b.shop_id', '=', shopId).where('b.hidden_by_shop_at', 'is', null)

export type FrontDeskQuery = {
  status?: BookingStatus | undefined
  /** In small letters, as they stand somewhere in code, name or number. One of them is enough. */
  words: readonly string[]
  order: 'newest' | 'soonest' | 'latest'
  /** What is not over. */
  open?: boolean | undefined
  /** The work begins in that time. */
  from?: Date | undefined
  to?: Date | undefined
  after?: { at: Date; id: string } | undefined
  limit: number
}

/** As the index booking_words_of_shop has it. */
const searched = sql`lower(b.code || ' ' || b.customer_name || ' ' || coalesce(b.customer_phone, ''))`
const anywhere = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** When the work is: as agreed, as held, or as asked. */
const workAt = sql<Date>`coalesce(b.appointment_start, lower(b.slot), b.preferred_start,
  b.preferred_date::timestamp at time zone 'Africa/Johannesburg')`
/** Each order with what it goes by; what has no time yet waits since it was asked. */
const orders = {
  newest: { by: sql<Date>`b.created_at`, way: 'desc' },
  soonest: { by: sql<Date>`coalesce(${workAt}, b.created_at)`, way: 'asc' },
  latest: { by: sql<Date>`coalesce(${workAt}, b.created_at)`, way: 'desc' },
} as const

/** A shop's bookings in that order; without those that it has deleted. */
export const frontDeskBookings = (db: Db, shopId: string, input: FrontDeskQuery) => {
  const { status, words, open, from, to, after, limit } = input
  const { by, way } = orders[input.order]
  return ofShop(db, shopId)
    .select(by.as('ordered_at'))
    .$if(open === true, (query) => query.where('b.status', 'in', live))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`${workAt} >= ${from}`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`${workAt} < ${to}`))
    .$if(status !== undefined, (query) => query.where('b.status', '=', status ?? 'pending'))
    .$if(words.length > 0, (query) => query.where(sql<boolean>`${searched} like any(${words.map(anywhere)}::text[])`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${by}, b.id) ${sql.raw(way === 'asc' ? '>' : '<')} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(by, way)
    .orderBy('b.id', way)
    .limit(limit)
    .execute()
}

/** How many bookings wait for the shop's answer, also with another time that the driver asks for; up to `most`. */
export async function countWaiting(db: Db, shopId: string, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from booking b
      where b.shop_id = ${shopId} and b.hidden_by_shop_at is null and b.status in ('pending', 'confirmed')
        and (b.expires_at is null or b.expires_at > ${now})
        and (b.awaiting = 'shop' or exists (
          select from booking_offer o where o.booking_id = b.id and o.by = 'customer' and o.state = 'open'))
      limit ${most}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many bookings of each status the shop has, counted up to `most`. */
export async function countByStatus(
  db: Db,
  shopId: string,
  statuses: readonly BookingStatus[],
  most: number,
): Promise<{ status: BookingStatus; count: number }[]> {
  const { rows } = await sql<{ status: BookingStatus; count: number }>`
    select s.status, c.count from unnest(${[...statuses]}::text[]) as s(status), lateral (
      select count(*)::int as count from (
        select from booking b
        where b.shop_id = ${shopId} and b.status = s.status and b.hidden_by_shop_at is null limit ${most}) as found
    ) as c`.execute(db)
  return rows
}

/** What stands in the shop's bays between the two, also through an offer that waits for an answer. */
export const bookingsInBays = (db: Db, shopId: string, from: Date, to: Date): Promise<BookingRow[]> =>
  ofShop(db, shopId)
    .where('b.status', '<>', 'cancelled')
    .where(
      sql<boolean>`(b.slot && tstzrange(${from}, ${to})
        or b.id in (select booking_id from booking_offer
          where shop_id = ${shopId} and state = 'open' and slot && tstzrange(${from}, ${to})))`,
    )
    .orderBy(sql`lower(b.slot)`)
    .orderBy('b.created_at')
    .execute()

/** Requests that leave the time to the shop and wait for it, oldest first. */
export const requestsWithoutTime = (db: Db, shopId: string, now: Date, limit: number): Promise<BookingRow[]> =>
  ofShop(db, shopId)
    .where('b.status', '=', 'pending')
    .where('b.slot', 'is', null)
    .where('b.awaiting', '=', 'shop')
    .where('b.expires_at', '>', now)
    .orderBy('b.created_at')
    .limit(limit)
    .execute()

/** Puts the booking into another bay at the same time. Throws if that one is taken: isBayTaken tells. */
export const putIntoBay = (db: Db, id: string, bay: number, at: Date) =>
  db
    .updateTable('booking')
    .set({ bay, updated_at: at, calendar_sequence: sql`calendar_sequence + 1` })
    .where('id', '=', id)
    .execute()

/**
 * Who has proven the number and is a customer of the shop already: they have written to it, or booked there themselves.
 * Nobody is told anything because a shop typed a number.
 */
export const customerOfShop = (db: Db, shopId: string, phone: string) =>
  db
    .selectFrom('contact_address as a')
    .innerJoin('contact as c', 'c.id', 'a.contact_id')
    .select(['c.id', 'c.account_id'])
    .where('a.kind', '=', 'phone')
    .where('a.value', '=', phone)
    .where('a.proven_at', 'is not', null)
    .where(
      sql<boolean>`(exists (select from booking b where b.customer_contact_id = c.id and b.shop_id = ${shopId}
          and not b.made_by_shop)
        or exists (select from thread_participant p join thread t on t.id = p.thread_id
          where p.contact_id = c.id and p.role = 'customer' and t.shop_id = ${shopId}))`,
    )
    .executeTakeFirst()

/** Name, bays and status of a shop, whether the public sees it or not. */
export const frontDeskOf = (db: Db, shopId: string) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'bays', 'business_status', 'calendar_version'])
    .where('id', '=', shopId)
    .executeTakeFirst()

export const renewCalendar = (db: Db, shopId: string) =>
  db
    .updateTable('shop')
    .set({ calendar_version: sql`calendar_version + 1` })
    .where('id', '=', shopId)
    .returning('calendar_version')
    .executeTakeFirst()

type Named = { shopId: string; text: string; digits: string | undefined; limit: number }

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** By code, the customer's name, or a part of their number. */
export async function bookingsNamed(db: Db, { shopId, text, digits, limit }: Named) {
  const { rows } = await sql<{ id: string; code: string; customer: string; status: BookingStatus; at: Date | null }>`
    select b.id, b.code, b.customer_name as customer, b.status,
      coalesce(b.appointment_start, b.preferred_start) as at
    from booking b
    where b.shop_id = ${shopId} and b.hidden_by_shop_at is null
      and (b.code = upper(${text}) or b.customer_name ilike ${part(text)}
        or b.customer_phone like '%' || ${digits ?? null}::text || '%')
    order by b.created_at desc limit ${limit}`.execute(db)
  return rows
}

/** By size, or with each word in brand, model or size. */
export async function listingsNamed(db: Db, { shopId, text, size, limit }: Named & { size: string | undefined }) {
  const words = text.split(/\s+/).map(part)
  const { rows } = await sql<{
    id: string
    brand: string
    model: string
    size: string
    quantity: number
    priceCents: number
  }>`
    select l.id, b.name as brand, t.model, z.code as size, l.quantity, l.price_cents as "priceCents"
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    where l.shop_id = ${shopId}
      and ${size === undefined ? sql`(b.name || ' ' || t.model || ' ' || z.code) ilike all (${words}::text[])` : sql`z.code = ${size}`}
    order by l.quantity > 0 desc, l.price_cents limit ${limit}`.execute(db)
  return rows
}

/** By subject or the customer's name, as this member sees them. */
export async function threadsNamed(db: Db, { shopId, contactId, text, limit }: Named & { contactId: string }) {
  const { rows } = await sql<{ id: string; subject: string; customer: string }>`
    select t.id, t.subject, coalesce(asker.name, 'Customer') as customer
    from thread t
    join thread_participant p on p.thread_id = t.id and p.contact_id = ${contactId} and p.is_active and not p.is_deleted
    left join lateral (
      select ${nameOf('k')} as name
      from thread_participant k left join contact c on c.id = k.contact_id left join account a on a.id = c.account_id
      where k.thread_id = t.id and k.role = 'customer' order by k.joined_at, k.id limit 1) asker on true
    where t.shop_id = ${shopId} and (t.subject ilike ${part(text)} or asker.name ilike ${part(text)})
    order by t.last_message_at desc limit ${limit}`.execute(db)
  return rows
}
