import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** A booking that a guest made on the website, still nobody's. */
export const guestBookingByCode = (db: Db, code: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('booking')
    .select('id')
    .where('code', '=', code)
    .where('customer_contact_id', 'is', null)
    .executeTakeFirst()

/** Makes the guest's booking the contact's; false when somebody has it by now. */
export async function giveGuestBooking(db: Db, bookingId: string, contactId: string, at: Date): Promise<boolean> {
  const given = await give(db, contactId, at).where('id', '=', bookingId).returning('id').executeTakeFirst()
  return given !== undefined
}

/** Makes the bookings the contact's that guests made with a number that the contact has proven; how many. */
export async function giveBookingsOfNumber(db: Db, contactId: string, at: Date): Promise<number> {
  const given = await give(db, contactId, at)
    .where('customer_phone', 'in', (query) =>
      query
        .selectFrom('contact_address')
        .select('value')
        .where('contact_id', '=', contactId)
        .where('kind', '=', 'phone')
        .where('proven_at', 'is not', null),
    )
    .returning('id')
    .execute()
  return given.length
}

const give = (db: Db, contactId: string, at: Date) =>
  db
    .updateTable('booking')
    .set({
      customer_contact_id: contactId,
      customer_account_id: sql<string | null>`(select account_id from contact where id = ${contactId})`,
      updated_at: at,
    })
    .where('customer_contact_id', 'is', null)

/** Who has proven to hold the number and has written to us since then. */
export const writerSince = (db: Db, phone: string, since: Date): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('contact_address as a')
    .innerJoin('contact as c', 'c.id', 'a.contact_id')
    .select('c.id')
    .where('a.kind', '=', 'phone')
    .where('a.value', '=', phone)
    .where('a.proven_at', 'is not', null)
    .where('c.last_inbound_at', '>=', since)
    .executeTakeFirst()
