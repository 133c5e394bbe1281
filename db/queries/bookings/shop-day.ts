import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { anyOf, type BookingRow, bookings } from './bookings.ts'

/** The booking with that code at one of these shops, unless the shop has hidden it. */
export const bookingOfShops = (db: Db, shopIds: readonly string[], code: string): Promise<BookingRow | undefined> =>
  ofShops(db, shopIds).where('b.code', '=', code).executeTakeFirst()

/** The bookings of these shops between the two, in order of time; without cancelled and hidden ones. */
export const bookingsOfShopsBetween = (
  db: Db,
  shopIds: readonly string[],
  from: Date,
  to: Date,
): Promise<BookingRow[]> =>
  ofShops(db, shopIds)
    .where('b.status', '<>', 'cancelled')
    .where(sql<boolean>`lower(b.slot) >= ${from} and lower(b.slot) < ${to}`)
    .orderBy(sql`lower(b.slot)`)
    .orderBy('b.created_at')
    .execute()

/** The bookings of these shops that have ended since then, the last one first; without hidden ones. */
export const endedOfShops = (db: Db, shopIds: readonly string[], since: Date, limit: number): Promise<BookingRow[]> =>
  ofShops(db, shopIds)
    .where('b.status', 'in', ['cancelled', 'completed'])
    .where('b.updated_at', '>', since)
    .orderBy('b.updated_at', 'desc')
    .limit(limit)
    .execute()

const ofShops = (db: Db, shopIds: readonly string[]) =>
  bookings(db).where('b.shop_id', '=', anyOf(shopIds)).where('b.hidden_by_shop_at', 'is', null)
