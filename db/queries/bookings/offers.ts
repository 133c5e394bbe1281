import { type Insertable, sql } from 'kysely'
import type { OfferSide, OfferState } from '#core/contracts/bookings.ts'
import type { Db } from '#db/client.ts'
import type { BookingOfferTable } from '#db/schema/bookings.ts'
import { type Claim, mayTry } from '../due.ts'
import { type Hold, slotOf } from './bays.ts'
import { anyOf } from './bookings.ts'

export type NewOffer = Omit<Insertable<BookingOfferTable>, 'id' | 'bay' | 'slot' | 'state' | 'ended_at'>

/** Throws if somebody else has the bay by now: isBayTaken tells. */
export const insertOffer = (db: Db, row: NewOffer, hold: Hold | undefined) =>
  db
    .insertInto('booking_offer')
    .values({ ...row, ...(hold && { bay: hold.bay, slot: slotOf(hold) }) })
    .execute()

/** The number of the booking's last round; 0 without one. */
export const lastRound = async (db: Db, bookingId: string): Promise<number> =>
  (
    await db
      .selectFrom('booking_offer')
      .select((eb) => eb.fn.coalesce(eb.fn.max('round'), sql<number>`0`).as('round'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).round

/** Ends those of these offers that are still open, so that their bays are free. Returns which. */
export const endOffers = async (
  db: Db,
  ids: readonly string[],
  state: Exclude<OfferState, 'open' | 'taken'>,
  at: Date,
): Promise<string[]> =>
  (
    await db
      .updateTable('booking_offer')
      .set({ state, ended_at: at })
      .where('id', '=', anyOf(ids))
      .where('state', '=', 'open')
      .returning('id')
      .execute()
  ).map(({ id }) => id)

/** Takes the offer if it stands, and ends the others of its booking. False if it has ended. */
export async function takeOpenOffer(db: Db, id: string, bookingId: string, at: Date): Promise<boolean> {
  const taken = await db
    .updateTable('booking_offer')
    .set({ state: 'taken', ended_at: at })
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .where('until', '>', at)
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false
  await db
    .updateTable('booking_offer')
    .set({ state: 'overtaken', ended_at: at })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
  return true
}

/** What an offer of other tyres replaces. */
const tyreColumns = [
  'listing_id',
  'deal_id',
  'tyre_brand',
  'tyre_model',
  'tyre_size',
  'price_cents',
  'cautions',
] as const
const rearColumns = ['rear_listing_id', 'rear_quantity', 'rear_brand', 'rear_model', 'rear_size'] as const

/** Makes the booking what the taken offer says; what the offer leaves out stays. */
export async function applyOffer(db: Db, id: string, at: Date): Promise<void> {
  const taking = (columns: readonly string[], unless: 'tyre_brand' | 'rear_quantity') =>
    sql.join(
      columns.map((column) => {
        const [of, own] = [sql.ref(`o.${column}`), sql.ref(`b.${column}`)]
        return sql`${sql.ref(column)} = case when ${sql.ref(`o.${unless}`)} is null then ${own} else ${of} end`
      }),
    )
  await sql`
    update booking b set
      status = 'confirmed', awaiting = null, expires_at = null, own_expires_at = null,
      slot = coalesce(o.slot, b.slot), bay = coalesce(o.bay, b.bay),
      appointment_start = lower(coalesce(o.slot, b.slot)),
      preferred_start = case when o.by = 'customer' and o.slot is not null then lower(o.slot) else b.preferred_start end,
      duration_minutes = o.duration_minutes,
      quantity = coalesce(o.quantity, b.quantity), services = coalesce(o.services, b.services),
      ${taking(tyreColumns, 'tyre_brand')}, ${taking(rearColumns, 'rear_quantity')},
      total_cents = o.total_cents, total_lines = o.total_lines,
      updated_at = ${at}, calendar_sequence = b.calendar_sequence + 1
    from booking_offer o where o.id = ${id} and b.id = o.booking_id`.execute(db)
}

/** Bookings with an offer that nobody took in time, locked until the transaction ends. */
export async function bookingsWithLapsedOffers(db: Db, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from booking b
    where b.id in (select booking_id from booking_offer where state = 'open' and until <= ${claim.at})
      and ${mayTry(sql.ref('b.id'), claim)}
    order by b.id limit ${claim.limit} for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** The offer of that place in the round that was the last one at that moment. */
export const offerShownAt = (db: Db, bookingId: string, place: number, at: Date): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('booking_offer')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('place', '=', place)
    .where((eb) =>
      eb(
        'round',
        '=',
        eb
          .selectFrom('booking_offer')
          .select((last) => last.fn.max('round').as('round'))
          .where('booking_id', '=', bookingId)
          .where('created_at', '<=', at),
      ),
    )
    .executeTakeFirst()

type OfferOf = { id: string; by: OfferSide; state: OfferState }

/** An offer of any round. */
export const offerOf = (db: Db, bookingId: string, id: string): Promise<OfferOf | undefined> =>
  db
    .selectFrom('booking_offer')
    .select(['id', 'by', 'state'])
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .executeTakeFirst()

type ShelfRow = {
  id: string
  /** On the shelf. */
  quantity: number
  /** Of these, or of those to be ordered, in confirmed bookings. */
  reserved: number
  /** How many can be brought in beside them. */
  orderable: number
}

/** What stands on the shelf of these listings and what of it is promised, locked in one order until the transaction ends. */
export async function lockShelf(db: Db, listingIds: readonly string[]): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    select id, quantity, reserved, coalesce(order_quantity, 0) as orderable
    from listing where id = any(${listingIds}::uuid[]) order by id for no key update`.execute(db)
  return rows
}
