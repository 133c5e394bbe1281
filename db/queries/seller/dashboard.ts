import { sql } from 'kysely'
import { nearlyGone } from '#core/rules/seller/stock-levels.ts'
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
