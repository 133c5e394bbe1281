import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type BookingRow, bookings } from './bookings.ts'

/** Bookings of the shops where the contact works that a code names; none that the shop has put away. */
export const bookingOfStaff = (db: Db, contactId: string, code: string): Promise<BookingRow | undefined> =>
  ofStaff(db, contactId).where('b.code', '=', code).executeTakeFirst()

/** What those shops have to do between the two, in order; cancelled and put away bookings are not among it. */
export const bookingsOfStaffBetween = (db: Db, contactId: string, from: Date, to: Date): Promise<BookingRow[]> =>
  ofStaff(db, contactId)
    .where('b.status', '<>', 'cancelled')
    .where(sql<boolean>`lower(b.slot) >= ${from} and lower(b.slot) < ${to}`)
    .orderBy(sql`lower(b.slot)`)
    .orderBy('b.created_at')
    .execute()

const ofStaff = (db: Db, contactId: string) =>
  bookings(db)
    .where('b.shop_id', 'in', (query) =>
      query.selectFrom('shop_staff').select('shop_id').where('contact_id', '=', contactId),
    )
    .where('b.hidden_by_shop_at', 'is', null)

/** Whether the contact works at a shop. */
export const isAnyStaff = async (db: Db, contactId: string): Promise<boolean> =>
  (await db.selectFrom('shop_staff').select('shop_id').where('contact_id', '=', contactId).limit(1).execute()).length >
  0
