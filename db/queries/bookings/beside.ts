import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { anyOf, live } from './bookings.ts'

/**
 * Makes acts on requests that were asked together wait for each other until the transaction ends. Called before one of
 * them is locked, so that two of them never wait for each other.
 */
export const lockTogether = (db: Db, id: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('asked together ' || coalesce(beside_id, id), 0))
    from booking where id = ${id}::uuid`.execute(db)

type Together = { id: string; shop_id: string; status: string }

/** The other requests that were asked together with this one and are not over. */
export async function othersTogether(db: Db, id: string): Promise<Together[]> {
  const { rows } = await sql<Together>`
    with first as (select coalesce(beside_id, id) as id from booking where id = ${id}::uuid)
    select b.id, b.shop_id, b.status from booking b, first
    where (b.id = first.id or b.beside_id = first.id) and b.id <> ${id}::uuid
      and b.status = any(${[...live]}::text[])`.execute(db)
  return rows
}

/** Of those, what a guest asked for and nobody has claimed, with the version that its private link has now. */
export async function guestsTogether(db: Db, id: string): Promise<{ id: string; shopName: string; version: number }[]> {
  const others = await othersTogether(db, id)
  if (others.length === 0) return []
  return db
    .selectFrom('booking as b')
    .innerJoin('shop as s', 's.id', 'b.shop_id')
    .select(['b.id', 's.name as shopName', 'b.link_version as version'])
    .where('b.id', '=', anyOf(others.map((one) => one.id)))
    .where('b.customer_contact_id', 'is', null)
    .where('b.customer_account_id', 'is', null)
    .orderBy('b.id')
    .execute()
}

/** Whether other shops were asked as well, whatever became of it. */
export const wasAskedBeside = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('booking').select('id').where('beside_id', '=', id).limit(1).executeTakeFirst()) !== undefined

export const noteBeside = (db: Db, ids: readonly string[], firstId: string) =>
  db.updateTable('booking').set({ beside_id: firstId }).where('id', '=', anyOf(ids)).execute()

/** The columns that an answer, a correction or the work of a shop changes. */
const changing = [
  'status',
  'awaiting',
  'asked_at',
  'expires_at',
  'own_expires_at',
  'preferred_start',
  'appointment_start',
  'slot',
  'bay',
  'duration_minutes',
  'services',
  'quantity',
  'listing_id',
  'deal_id',
  'tyre_brand',
  'tyre_model',
  'tyre_size',
  'price_cents',
  'rear_listing_id',
  'rear_quantity',
  'rear_brand',
  'rear_model',
  'rear_size',
  'cautions',
  'total_cents',
  'total_lines',
  'customer_phone',
  'phone_since',
  'plate',
  'notes',
  'started_at',
  'ready_at',
  'completed_at',
  'done_total_cents',
  'done_lines',
  'no_show_at',
  'cancelled_by',
  'cancel_reason',
] as const

/** What they point at may be deleted by the time they are put back. */
const pointers: Partial<Record<(typeof changing)[number], 'listing' | 'deal'>> = {
  listing_id: 'listing',
  rear_listing_id: 'listing',
  deal_id: 'deal',
}

type Before = { before: unknown; version: number; isRescue: boolean }

/**
 * Those columns, the offers and the version as they are now, locked until the transaction ends, to be put back later;
 * and whether the shop is on its way to a flat tyre.
 */
export async function bookingBefore(db: Db, id: string): Promise<Before | undefined> {
  await db.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
  const facts = sql.join(changing.map((column) => sql`${sql.lit(column)}, ${sql.ref(`b.${column}`)}`))
  const { rows } = await sql<Before>`
    select jsonb_build_object(${facts}, 'offers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'state', o.state, 'ended_at', o.ended_at)), '[]')
      from booking_offer o where o.booking_id = b.id)) as before, b.calendar_sequence as version,
      exists (select from rescue_round r where r.booking_id = b.id) as "isRescue"
    from booking b where b.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Puts the columns and the offers back; offers that were made since are withdrawn. Throws if somebody else has a bay by
 * now: isBayTaken tells.
 */
export async function putBookingBack(db: Db, id: string, before: unknown, at: Date): Promise<void> {
  const set = sql.join(
    changing.map((column) => {
      const table = pointers[column]
      const kept = sql`w.${sql.ref(column)}`
      return sql`${sql.ref(column)} = ${table ? sql`(select id from ${sql.table(table)} where id = ${kept})` : kept}`
    }),
  )
  const was = sql`${JSON.stringify(before)}::jsonb`
  await sql`
    update booking b set ${set}, updated_at = ${at}, calendar_sequence = b.calendar_sequence + 1
    from jsonb_populate_record(null::booking, ${was}) w where b.id = ${id}`.execute(db)
  await sql`
    update booking_offer o set state = coalesce(w.state, 'withdrawn'),
      ended_at = case when w.id is null then ${at}::timestamptz else w.ended_at end
    from booking_offer mine
    left join jsonb_to_recordset(${was} -> 'offers') as w(id uuid, state text, ended_at timestamptz) on w.id = mine.id
    where mine.booking_id = ${id} and o.id = mine.id and o.state <> coalesce(w.state, 'withdrawn')`.execute(db)
}
