import { sql } from 'kysely'
import { lowStockBelow } from '#core/rules/prices/stock.ts'
import {
  cancellationKeepsDays,
  eventsOfAKind,
  type NoticeCause,
  reviewKeepsDays,
} from '#core/rules/seller/shop-notices.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'
import { runs } from '../inventory/offers.ts'
import { nameOf } from '../threads/thread-people.ts'

export type ShopStateRow = {
  shop_id: string
  business_status: string
  verified: boolean
  low_stock: number
  pending: number
  active_deals: number
  /** What nobody has dealt with. */
  happened: StandingCause[]
}

/** These shops, or the one of a booking. */
export type ShopsOf = { shopIds: readonly string[] } | { bookingId: string }

/** What the causes of notices are read from. `today` is the day of `at`. */
export async function shopStates(db: Db, of: ShopsOf, at: Date, today: string): Promise<ShopStateRow[]> {
  const those =
    'shopIds' in of
      ? sql`s.id = any(${[...of.shopIds]}::uuid[])`
      : sql`s.id = (select shop_id from booking where id = ${of.bookingId})`
  const { rows } = await sql<ShopStateRow>`
    select s.id as shop_id, s.business_status, s.verified,
      (select count(*)::int from listing l where l.shop_id = s.id and l.quantity < ${lowStockBelow}) as low_stock,
      (select count(*)::int from booking b
        where b.shop_id = s.id and b.status = 'pending' and b.hidden_by_shop_at is null) as pending,
      (select count(*)::int from deal d where d.shop_id = s.id and ${runs(today)}) as active_deals,
      (select coalesce(json_agg(json_build_object('shopId', s.id, 'cause', e.cause, 'count', e.count, 'about', e.about,
        'since', e.since)), '[]') from ${happenedAtS(at)} e) as happened
    from shop s where ${those}`.execute(db)
  return rows
}

export type StandingCause = {
  shopId: string
  cause: NoticeCause
  count: number
  about: string | null
  /** Null for now. */
  since: string | null
}

/**
 * What happened at the shop `s` that nobody has dealt with: the newest of each kind. Counted are a review's stars and
 * the bay of a booking that had a time.
 */
const happenedAtS = (at: Date) => sql`(
      (select 'message_waiting' as cause, 1 as count, t.id as about, t.waiting_since as since from thread t
        where t.shop_id = s.id and t.waiting_since is not null and t.status = 'active' and t.snoozed_until is null
        order by t.waiting_since desc limit ${eventsOfAKind})
      union all
      (select 'new_review', r.stars, r.id, r.created_at from review r
        where r.shop_id = s.id and r.hidden_at is null and r.answered_at is null
          and r.created_at > ${at}::timestamptz - make_interval(days => ${reviewKeepsDays})
        order by r.created_at desc limit ${eventsOfAKind})
      union all
      (select 'booking_cancelled', (coalesce(b.appointment_start, b.preferred_start) is not null)::int, b.id,
          b.updated_at from booking b
        where b.shop_id = s.id and b.status = 'cancelled' and b.cancelled_by = 'customer' and b.hidden_by_shop_at is null
          and b.updated_at > ${at}::timestamptz - make_interval(days => ${cancellationKeepsDays})
        order by b.updated_at desc limit ${eventsOfAKind})
    )`

/**
 * Brings the standing notices of these shops in step with their causes. Returns the people of each shop at which
 * something came, went or changed its number.
 */
export async function keepNotices(
  db: Db,
  shopIds: readonly string[],
  standing: readonly StandingCause[],
  at: Date,
): Promise<string[][]> {
  const { rows } = await sql<{ people: string[] }>`
    with standing as (
      select * from unnest(${standing.map((one) => one.shopId)}::uuid[], ${standing.map((one) => one.cause)}::text[],
        ${standing.map((one) => one.count)}::int[], ${standing.map((one) => one.about)}::uuid[],
        ${standing.map((one) => one.since)}::timestamptz[]) as s (shop_id, cause, count, about, since)
    ), gone as (
      delete from shop_notice n where n.shop_id = any(${shopIds}::uuid[])
        and not exists (select from standing s where s.shop_id = n.shop_id and s.cause = n.cause
          and s.about is not distinct from n.about)
      returning n.shop_id
    ), kept as (
      insert into shop_notice as n (shop_id, cause, count, about, since)
      select shop_id, cause, count, about, coalesce(since, ${at}::timestamptz) from standing
      on conflict (shop_id, cause, about) do update set count = excluded.count where n.count <> excluded.count
      returning n.shop_id
    )
    select array(select m.contact_id from shop_member m where m.shop_id = changed.shop_id and m.until is null) as people
    from (select shop_id from gone union select shop_id from kept) changed`.execute(db)
  return rows.map(({ people }) => people)
}

/** Shops that nobody has checked since then. */
export async function shopsToCheck(db: Db, since: Date, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from shop s left join shop_notice_check c on c.shop_id = s.id
    where (c.checked_at is null or c.checked_at < ${since})
      and exists (select from shop_member m where m.shop_id = s.id and m.until is null)
      and ${mayTry(sql.ref('s.id'), claim)}
    order by c.checked_at nulls first, s.id limit ${claim.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks those of them as checked that nobody else has checked since then. Returns which. */
export async function markChecked(db: Db, shopIds: readonly string[], since: Date, at: Date): Promise<string[]> {
  const { rows } = await sql<{ shop_id: string }>`
    insert into shop_notice_check as c (shop_id, checked_at)
    select id, ${at}::timestamptz from unnest(${[...shopIds].sort()}::uuid[]) id
    on conflict (shop_id) do update set checked_at = excluded.checked_at where c.checked_at < ${since}
    returning shop_id`.execute(db)
  return rows.map((row) => row.shop_id)
}

export const shopsOfListings = async (db: Db, listingIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ shop_id: string }>`
    select distinct shop_id from listing where id = any(${listingIds}::uuid[])`.execute(db)
  return rows.map((row) => row.shop_id)
}

export const shopOfMessage = async (db: Db, messageId: string): Promise<string | null> => {
  const { rows } = await sql<{ shop_id: string | null }>`
    select t.shop_id from thread_message m join thread t on t.id = m.thread_id where m.id = ${messageId}`.execute(db)
  return rows[0]?.shop_id ?? null
}

export const shopOfThread = async (db: Db, threadId: string): Promise<string | null> =>
  (await db.selectFrom('thread').select('shop_id').where('id', '=', threadId).executeTakeFirst())?.shop_id ?? null

export type NoticeRow = {
  id: string
  cause: NoticeCause
  count: number
  /** Whom an event is about, as the shop knows them. */
  who: string | null
  /** The conversation, review or booking of an event. */
  about: string | null
  since: Date
  is_read: boolean
}

/** What the member has not put away of the shop's standing notices, the newest first. */
export async function noticesOfShop(db: Db, shopId: string, contactId: string): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.cause, n.count, n.about, n.since, m.read_at is not null as is_read,
      coalesce(r.reviewer, b.customer_name, asker.name) as who
    from shop_notice n
    left join review r on n.cause = 'new_review' and r.id = n.about
    left join booking b on n.cause = 'booking_cancelled' and b.id = n.about
    left join lateral (select ${nameOf('p')} as name
      from thread_participant p left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
      where n.cause = 'message_waiting' and p.thread_id = n.about and p.role = 'customer'
      order by p.joined_at, p.id limit 1) asker on true
    left join shop_notice_mark m on m.notice_id = n.id and m.contact_id = ${contactId}
    where n.shop_id = ${shopId} and m.dismissed_at is null
    order by n.since desc, n.id desc`.execute(db)
  return rows
}

/** Marks notices of the shop as read by the member: one, or all. False if there is none such. */
export async function markNotices(
  db: Db,
  shopId: string,
  contactId: string,
  mark: { at: Date; only?: string; dismissed?: true },
): Promise<boolean> {
  const dismissed = mark.dismissed ? mark.at : null
  const { rows } = await sql`
    insert into shop_notice_mark as m (notice_id, contact_id, read_at, dismissed_at)
    select n.id, ${contactId}, ${mark.at}::timestamptz, ${dismissed}::timestamptz from shop_notice n
    where n.shop_id = ${shopId} and (${mark.only ?? null}::uuid is null or n.id = ${mark.only ?? null}::uuid)
    on conflict (notice_id, contact_id) do update
      set dismissed_at = coalesce(excluded.dismissed_at, m.dismissed_at)
    returning notice_id`.execute(db)
  return rows.length > 0
}
