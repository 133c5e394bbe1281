import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

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
