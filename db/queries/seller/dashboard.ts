import { sql } from 'kysely'
import type { Banner } from '#core/contracts/seller/dashboard.ts'
import type { SavedView, SaveView } from '#core/contracts/seller/stock.ts'
import { nearlyGone } from '#core/rules/prices/stock.ts'
import type { Db } from '#db/client.ts'
import { unreadOf } from '../threads/threads.ts'

/** A shop in the state that it is in, with the numbers of its first screen; undefined if there is no such shop. */
export async function dashboardOf(db: Db, shopId: string, contactId: string) {
  const found = await db
    .selectFrom('shop as s')
    .select(['s.id', 's.slug', 's.name', 's.business_status', 's.verified'])
    .select([
      sql<number>`(select count(*)::int from listing l where l.shop_id = s.id)`.as('inventory'),
      sql<number>`(select count(*)::int from listing l where l.shop_id = s.id and l.quantity <= ${nearlyGone})`.as(
        'nearly_gone',
      ),
      sql<number>`(
        select count(*)::int from booking b
        where b.shop_id = s.id and b.status = 'pending' and b.hidden_by_shop_at is null)`.as('pending'),
      sql<number>`(
        select coalesce(sum(${unreadOf}), 0)::int from thread t join thread_participant p on p.thread_id = t.id
        where t.shop_id = s.id and p.contact_id = ${contactId} and p.role = 'business' and p.is_active
          and not p.is_deleted)`.as('unread'),
    ])
    .where('s.id', '=', shopId)
    .executeTakeFirst()
  return found
}

/** The bookings that came last to the shop and that it has not put away. */
export const latestBookings = (db: Db, shopId: string, limit: number) =>
  db
    .selectFrom('booking as b')
    .select(['b.id', 'b.code', 'b.customer_name', 'b.services', 'b.quantity', 'b.status', 'b.created_at'])
    .select(['b.tyre_brand', 'b.tyre_model', 'b.tyre_size', 'b.preferred_date'])
    .select(sql<Date | null>`coalesce(b.appointment_start, lower(b.slot), b.preferred_start)`.as('start'))
    .where('b.shop_id', '=', shopId)
    .where('b.hidden_by_shop_at', 'is', null)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()
export type LatestBookingRow = Awaited<ReturnType<typeof latestBookings>>[number]

type Counted = { banner: Banner; count: number }

/**
 * The banners that the member has put away, with the number that each was about. What has become less since counts from
 * there on, so that the banner comes back with the next one.
 */
export async function bannersPutAway(
  db: Db,
  shopId: string,
  contactId: string,
  now: readonly Counted[],
): Promise<Counted[]> {
  await sql`
    update banner_dismissal d set count = present.count
    from unnest(${now.map(({ banner }) => banner)}::text[], ${now.map(({ count }) => count)}::int[])
      as present (banner, count)
    where d.shop_id = ${shopId} and d.contact_id = ${contactId} and d.banner = present.banner
      and d.count > present.count`.execute(db)
  return db
    .selectFrom('banner_dismissal')
    .select(['banner', 'count'])
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .execute()
}

export const putBannerAway = (db: Db, shopId: string, contactId: string, { banner, count }: Counted) =>
  db
    .insertInto('banner_dismissal')
    .values({ shop_id: shopId, contact_id: contactId, banner, count })
    .onConflict((conflict) => conflict.columns(['shop_id', 'contact_id', 'banner']).doUpdateSet({ count }))
    .execute()

/** What the shop lists and has none free of, what changed last first, and how many tyres that are. */
export async function soldOutOf(db: Db, shopId: string, limit: number) {
  const rows = await db
    .selectFrom('listing as l')
    .innerJoin('tyre as t', 't.id', 'l.tyre_id')
    .innerJoin('brand as b', 'b.id', 't.brand_id')
    .innerJoin('tyre_size as z', 'z.id', 't.size_id')
    .select(['l.id', 'z.code as size', sql<string>`b.name || ' ' || t.model`.as('name')])
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .where('l.shop_id', '=', shopId)
    .where(sql<boolean>`l.quantity <= l.reserved`)
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .execute()
  return { count: rows[0]?.count ?? 0, newest: rows.map(({ id, name, size }) => ({ id, name, size })) }
}

const columns = ['id', 'page', 'name', 'query'] as const

const membership = (db: Db, shopId: string, contactId: string) =>
  db
    .selectFrom('shop_member')
    .select('shop_member.id')
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .where('until', 'is', null)

/** The member's row, held until the end of the transaction, so that what they save at once is counted one by one. */
export const holdMembership = (db: Db, shopId: string, contactId: string): Promise<{ id: string } | undefined> =>
  membership(db, shopId, contactId).forNoKeyUpdate().executeTakeFirst()

/** The oldest first. */
export const viewsOf = (db: Db, shopId: string, contactId: string): Promise<SavedView[]> =>
  db
    .selectFrom('saved_view')
    .select(columns)
    .where('member_id', 'in', membership(db, shopId, contactId))
    .orderBy('id')
    .execute()

/** Undefined if the name is taken. */
export const insertView = (db: Db, memberId: string, { page, name, query }: SaveView): Promise<SavedView | undefined> =>
  db
    .insertInto('saved_view')
    .values({ member_id: memberId, page, name, query })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Undefined if another view of the page has the name. The member's row is held. */
export const renameView = (db: Db, view: SavedView, memberId: string, name: string): Promise<SavedView | undefined> =>
  db
    .updateTable('saved_view')
    .set({ name })
    .where('id', '=', view.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_view as other')
            .select('other.id')
            .where('other.member_id', '=', memberId)
            .where('other.page', '=', view.page)
            .where('other.id', '<>', view.id)
            .where(sql`lower(other.name)`, '=', sql`lower(${name})`),
        ),
      ),
    )
    .returning(columns)
    .executeTakeFirst()

/** Whether it was there. */
export async function deleteView(db: Db, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
