import { type Insertable, sql } from 'kysely'
import type { BusyBay } from '#core/rules/bookings/slots.ts'
import type { Db } from '#db/client.ts'
import type { BookingTable } from '#db/schema/bookings.ts'
import { type BookingChange, live } from './bookings.ts'

/** Taken bays between the two, also by walk-ins and by offers that stand. `except` leaves one booking out. */
export async function busyBays(db: Db, shopId: string, from: Date, to: Date, except?: string): Promise<BusyBay[]> {
  const within = sql<boolean>`slot && tstzrange(${from}, ${to})`
  const [start, end] = [sql<Date>`lower(slot)`.as('start'), sql<Date>`upper(slot)`.as('end')]
  const held = db
    .selectFrom('booking')
    .select(sql<number>`bay`.as('bay'))
    .select([start, end])
    .where('shop_id', '=', shopId)
    .where('status', 'in', live)
    .where(within)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
  const offered = db
    .selectFrom('booking_offer')
    .select(sql<number>`bay`.as('bay'))
    .select([start, end])
    .where('shop_id', '=', shopId)
    .where('state', '=', 'open')
    .where(within)
    .$if(except !== undefined, (query) => query.where('booking_id', '<>', except ?? ''))
  const walkIns = db
    .selectFrom('bay_block')
    .select('bay')
    .select([start, end])
    .where('shop_id', '=', shopId)
    .where(within)
  return held.unionAll(offered).unionAll(walkIns).execute()
}

export type NewBooking = Omit<Insertable<BookingTable>, 'code' | 'bay' | 'slot' | 'offered_bays'>
export type Hold = { bay: number; start: Date; end: Date }

/** The time range of a hold, including its start and without its end. */
export const slotOf = ({ start, end }: Hold) => sql<string>`tstzrange(${start}, ${end})`

/**
 * Inserts the booking and holds its bay, if it has one. 'bay taken' if somebody else has the bay by now; undefined if
 * the code is taken.
 */
export async function insertBooking(
  db: Db,
  row: NewBooking,
  code: string,
  hold?: Hold,
): Promise<{ id: string } | 'bay taken' | undefined> {
  const made = await db
    .insertInto('booking')
    .values({ ...row, code, ...(hold && { bay: hold.bay, slot: slotOf(hold) }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made
  const sameCode = await db.selectFrom('booking').select('id').where('code', '=', code).executeTakeFirst()
  return sameCode ? undefined : 'bay taken'
}

/** Moves the booking into another bay and time. Throws if somebody else has the bay by now: isBayTaken tells. */
export const moveBooking = (db: Db, id: string, hold: Hold, change: BookingChange) =>
  db
    .updateTable('booking')
    .set({ ...change, bay: hold.bay, slot: slotOf(hold), calendar_sequence: sql`calendar_sequence + 1` })
    .where('id', '=', id)
    .execute()

/** Whether the database refused a write because somebody else has the bay. */
export const isBayTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'one_booking_per_bay' || error.constraint === 'one_walk_in_per_bay')

/**
 * Makes moves of one shop's bookings wait for each other until the transaction ends. Otherwise two updates into one bay
 * would wait for each other for ever, which inserts with on conflict do not.
 */
export const lockMovesOf = (db: Db, shopId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('moved bookings of ' || ${shopId}, 0))`.execute(db)

/** What has the bay next from then on: a booking, or a walk-in without code and name. */
export async function nextInBay(
  db: Db,
  shopId: string,
  bay: number,
  from: Date,
): Promise<{ code: string | null; name: string | null; start: Date } | undefined> {
  const { rows } = await sql<{ code: string | null; name: string | null; start: Date }>`
    select code, customer_name as name, lower(slot) as start from booking
    where shop_id = ${shopId} and bay = ${bay} and status = any(${[...live]}::text[]) and lower(slot) >= ${from}
    union all
    select null, null, lower(slot) from bay_block
    where shop_id = ${shopId} and bay = ${bay} and lower(slot) >= ${from}
    order by start limit 1`.execute(db)
  return rows[0]
}

const blocks = (db: Db) =>
  db
    .selectFrom('bay_block')
    .select(['id', 'shop_id', 'bay', 'words'])
    .select([sql<Date>`lower(slot)`.as('start'), sql<Date>`upper(slot)`.as('end')])

/** A bay that a walk-in holds. */
export type BlockRow = Awaited<ReturnType<ReturnType<typeof blocks>['executeTakeFirstOrThrow']>>

/** Throws if somebody else has the bay by now: isBayTaken tells. */
export const insertBlock = (db: Db, shopId: string, hold: Hold, words: string, at: Date): Promise<{ id: string }> =>
  db
    .insertInto('bay_block')
    .values({ shop_id: shopId, bay: hold.bay, slot: slotOf(hold), words, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Throws if somebody else has the bay by now: isBayTaken tells. */
export const changeBlock = (db: Db, id: string, hold: Hold, words: string) =>
  db
    .updateTable('bay_block')
    .set({ bay: hold.bay, slot: slotOf(hold), words })
    .where('id', '=', id)
    .execute()

/** The walk-in, locked until the transaction ends. */
export const lockBlock = (db: Db, id: string): Promise<BlockRow | undefined> =>
  blocks(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** False if it is gone by now. */
export const deleteBlock = async (db: Db, id: string): Promise<boolean> =>
  (await db.deleteFrom('bay_block').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

export const blocksBetween = (db: Db, shopId: string, from: Date, to: Date): Promise<BlockRow[]> =>
  blocks(db)
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`slot && tstzrange(${from}, ${to})`)
    .orderBy(sql`lower(slot)`)
    .execute()
