import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { anyOf, type BookingRow, bookings } from './bookings.ts'

/** The booking of these shops that a code names; none that the shop has put away. */
export const bookingOfShops = (db: Db, shopIds: readonly string[], code: string): Promise<BookingRow | undefined> =>
  ofShops(db, shopIds).where('b.code', '=', code).executeTakeFirst()

/** What these shops have to do between the two, in order; cancelled and put away bookings are not among it. */
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

const ofShops = (db: Db, shopIds: readonly string[]) =>
  bookings(db).where('b.shop_id', '=', anyOf(shopIds)).where('b.hidden_by_shop_at', 'is', null)
