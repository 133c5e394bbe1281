import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The columns that an answer, a correction or the work of a shop changes. */
const changing = [
  'status',
  'awaiting',
  'asked_at',
  'expires_at',
  'preferred_start',
  'appointment_start',
  'slot',
  'duration_minutes',
  'bay',
  'proposed_by',
  'proposed_slot',
  'proposed_bay',
  'proposal_expires_at',
  'offered_quantity',
  'offer_note',
  'started_at',
  'ready_at',
  'completed_at',
  'done_total_cents',
  'done_lines',
  'no_show_at',
  'cancelled_by',
  'cancel_reason',
  ...(['listing_id', 'deal_id', 'tyre_brand', 'tyre_model', 'tyre_size', 'price_cents', 'quantity'] as const),
  ...(['rear_listing_id', 'rear_quantity', 'rear_brand', 'rear_model', 'rear_size', 'cautions'] as const),
  ...(['services', 'total_lines', 'total_cents', 'customer_phone', 'phone_since', 'plate', 'notes'] as const),
] as const

/** What they point at may be deleted by the time they are put back. */
const pointers: Partial<Record<(typeof changing)[number], 'listing' | 'deal'>> = {
  listing_id: 'listing',
  rear_listing_id: 'listing',
  deal_id: 'deal',
}

/** Those columns and the version as they are now, locked until the transaction ends, to be put back later. */
export async function bookingBefore(db: Db, id: string): Promise<{ before: unknown; version: number } | undefined> {
  await db.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
  const facts = sql.join(changing.map((column) => sql`${sql.lit(column)}, ${sql.ref(`b.${column}`)}`))
  const { rows } = await sql<{ before: unknown; version: number }>`
    select jsonb_build_object(${facts}) as before, b.calendar_sequence as version from booking b
    where b.id = ${id}`.execute(db)
  return rows[0]
}

/** Puts the columns back. Throws if somebody else has the bay by now: isBayTaken tells. */
export async function putBookingBack(db: Db, id: string, before: unknown, at: Date): Promise<void> {
  const set = sql.join(
    changing.map((column) => {
      const table = pointers[column]
      const kept = sql`w.${sql.ref(column)}`
      return sql`${sql.ref(column)} = ${table ? sql`(select id from ${sql.table(table)} where id = ${kept})` : kept}`
    }),
  )
  await sql`
    update booking b set ${set}, updated_at = ${at}, calendar_sequence = b.calendar_sequence + 1
    from jsonb_populate_record(null::booking, ${JSON.stringify(before)}::jsonb) w where b.id = ${id}`.execute(db)
}
