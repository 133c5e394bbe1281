import { type Selectable, sql, type Updateable } from 'kysely'
import type { OfferSide } from '#core/contracts/bookings.ts'
import type { Db } from '#db/client.ts'
import { prepared } from '#db/prepared.ts'
import type { BookingOfferTable, BookingTable } from '#db/schema/bookings.ts'
import { type Claim, mayTry } from '../due.ts'
import { provenNow } from './guest-holds.ts'
import { payerYes } from './handed.ts'

/** A booking in one of these statuses keeps its bay. */
export const live = ['pending', 'confirmed', 'in_progress'] as const

/** In one of these, which may be none at all. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** An offer about a booking, as the database hands it over beside the booking: instants are texts. */
export type OfferRow = Pick<
  Selectable<BookingOfferTable>,
  | 'id'
  | 'by'
  | 'round'
  | 'bay'
  | 'duration_minutes'
  | 'listing_id'
  | 'tyre_brand'
  | 'tyre_model'
  | 'tyre_size'
  | 'quantity'
  | 'rear_listing_id'
  | 'rear_quantity'
  | 'rear_brand'
  | 'rear_model'
  | 'rear_size'
  | 'services'
  | 'total_cents'
  | 'total_lines'
  | 'note'
  | 'beyond_free'
  | 'state'
> & { start: string | null; until: string }

/**
 * The offers of the booking's last round, in the order made; a new round ends the one before, and if that is taken back,
 * the one before stands again.
 */
const offersOf = sql<OfferRow[]>`(
  select coalesce(jsonb_agg(to_jsonb(o) - 'slot' || jsonb_build_object('start', lower(o.slot)) order by o.place), '[]')
  from booking_offer o
  where o.booking_id = b.id and o.round = (
    select coalesce(max(round) filter (where state = 'open'), max(round)) from booking_offer where booking_id = b.id))`

/** All bookings with the columns that are shown and decided on; each query narrows them down. */
export const bookings = (db: Db) =>
  db
    .selectFrom('booking as b')
    .innerJoin('shop as s', 's.id', 'b.shop_id')
    .leftJoin('contact as c', 'c.id', 'b.customer_contact_id')
    .leftJoin('listing as l', 'l.id', 'b.listing_id')
    .select(['b.id', 'b.code', 'b.status', 'b.awaiting', 'b.services', 'b.quantity', 'b.total_lines', 'b.total_cents'])
    .select(['b.tyre_brand', 'b.tyre_model', 'b.tyre_size', 'b.location_type', 'b.address', 'b.notes'])
    .select(['b.rear_listing_id', 'b.rear_quantity', 'b.rear_brand', 'b.rear_model', 'b.rear_size', 'b.cautions'])
    .select([
      'b.preferred_date',
      'b.is_guest',
      'b.held_until',
      'b.answer_by',
      'b.email_proven_at',
      'b.link_version',
      'b.updated_at',
      'b.bay',
      'b.own_expires_at',
      'b.made_by_shop',
      'b.hidden_by_shop_at',
      'b.to_order',
      'b.tyres_ready_at',
    ])
    .select(['b.preferred_start', 'b.appointment_start', 'b.duration_minutes', 'b.expires_at', 'b.created_at'])
    .select([
      'b.customer_contact_id',
      'b.customer_account_id',
      'b.customer_name',
      'b.customer_phone',
      'b.customer_email',
    ])
    .select(['b.plate', 'b.comes_name', 'b.comes_phone', 'b.phone_since', 'b.price_cents', 'b.deal_id'])
    .select(['b.started_at', 'b.ready_at', 'b.completed_at', 'b.done_total_cents', 'b.done_lines'])
    .select([
      'b.cancelled_by',
      'b.cancel_reason',
      'b.calendar_sequence',
      'b.beside_id',
      'c.language as customer_language',
    ])
    .select(['b.shop_id', 'b.listing_id', 'b.asked_at', 'b.no_show_at', 'l.code as listing_code'])
    .select(['l.quantity as listing_quantity', 'l.reserved as listing_reserved', 's.payment_ways as shop_payment_ways'])
    .select(['s.slug as shop_slug', 's.name as shop_name', 's.address as shop_address', 's.suburb as shop_suburb'])
    .select(['s.city as shop_city', 's.contact_phone as shop_phone', 's.lat as shop_lat', 's.lng as shop_lng'])
    .select([
      sql<Date | null>`lower(b.slot)`.as('slot_start'),
      sql<Date | null>`upper(b.slot)`.as('slot_end'),
      offersOf.as('offers'),
      sql<boolean>`exists (select from review where booking_id = b.id)`.as('reviewed'),
      payerYes.as('payer_yes'),
      sql<string | null>`(select r.id from rescue_round r where r.booking_id = b.id)`.as('rescue_round_id'),
      sql<boolean>`exists (
        select from booking o where (o.id = b.beside_id or o.beside_id = coalesce(b.beside_id, b.id))
          and o.id <> b.id and o.status = 'pending')`.as('asks_others'),
    ])

/** A booking with its shop. */
export type BookingRow = Awaited<ReturnType<ReturnType<typeof bookings>['executeTakeFirstOrThrow']>>

const ofOne = prepared<BookingRow, [id: string]>('find_booking', (db) => bookings(db).where('b.id', '=', ''))

export const findBooking = async (db: Db, id: string): Promise<BookingRow | undefined> => (await ofOne(db, id))[0]

/**
 * The booking, locked until the transaction ends. It is read by a statement of its own: one that waits for the lock
 * would still see the offers as they were when it began.
 */
export async function lockBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  await db.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute()
  return findBooking(db, id)
}

/** Makes requests of one contact wait for each other until the transaction ends. */
export const lockRequestsOf = (db: Db, contactId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('booking requests of ' || ${contactId}, 0))`.execute(db)

export type Same = {
  contactId: string
  shopId: string
  listingId: string | null
  start: Date | null
  date: string | null
  services: readonly string[]
  quantity: number | null
  rearListingId: string | null
  since: Date
}

/** The live booking that the contact made since then for the very same work. */
export const findSameBooking = (db: Db, same: Same): Promise<BookingRow | undefined> =>
  bookings(db)
    .where('b.customer_contact_id', '=', same.contactId)
    .where('b.shop_id', '=', same.shopId)
    .where('b.status', 'in', ['pending', 'confirmed'])
    .where('b.created_at', '>', same.since)
    .where('b.listing_id', 'is not distinct from', same.listingId)
    .where('b.rear_listing_id', 'is not distinct from', same.rearListingId)
    .where('b.preferred_start', 'is not distinct from', same.start)
    .where('b.preferred_date', 'is not distinct from', same.date)
    .where('b.quantity', 'is not distinct from', same.quantity)
    .where(sql<boolean>`b.services = ${[...same.services]}::text[]`)
    .orderBy('b.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export type BookingChange = Updateable<Omit<BookingTable, 'bay' | 'slot' | 'offered_bays' | 'calendar_sequence'>> & {
  updated_at: Date
}

/** Changes the booking and raises the version of its calendar entry. */
export const changeBooking = (db: Db, id: string, change: BookingChange) =>
  db
    .updateTable('booking')
    .set({ ...change, calendar_sequence: sql`calendar_sequence + 1` })
    .where('id', '=', id)
    .execute()

/** Pending bookings whose time to answer is over and about which no offer stands, locked until the transaction ends. */
export const requestsToEnd = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('booking')
      .select('id')
      .where('status', '=', 'pending')
      .where('expires_at', '<=', claim.at)
      .where('own_expires_at', 'is', null)
      .where(mayTry(sql.ref('booking.id'), claim))
      .orderBy('expires_at')
      .limit(claim.limit)
      .forUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const endRequests = (
  db: Db,
  ids: readonly string[],
  now: Date,
  reasons: { shop: string; customer: string; unproven: string },
) =>
  db
    .updateTable('booking')
    .where('id', 'in', ids)
    .set({
      status: 'cancelled',
      cancelled_by: 'system',
      cancel_reason: sql<string>`case when awaiting = 'customer' then ${reasons.customer}
        when held_until <= ${now} and answer_by > ${now} then ${reasons.unproven} else ${reasons.shop} end`,
      awaiting: null,
      updated_at: now,
      calendar_sequence: sql<number>`calendar_sequence + 1`,
    })
    .execute()

/** The contact's bookings: the upcoming ones, soonest first and those without a time last, or all, newest first. */
type WantedBookings = {
  which: 'all' | 'upcoming' | 'past' | 'cancelled'
  soonestFirst: boolean
  now: Date
  after?: { at: Date; id: string } | undefined
  limit: number
}

const liesAhead = (now: Date) =>
  sql<boolean>`(b.status = any(${[...live]}::text[])
    and (b.slot is null or upper(b.slot) > ${now} or (b.own_expires_at is not null and b.expires_at > ${now})))`

export const bookingsOfPerson = (
  db: Db,
  { contactId, accountId }: { contactId: string; accountId: string | null },
  { which, soonestFirst, now, after, limit }: WantedBookings,
): Promise<BookingRow[]> =>
  bookings(db)
    .where((eb) =>
      accountId === null
        ? eb('b.customer_contact_id', '=', contactId)
        : eb.or([eb('b.customer_contact_id', '=', contactId), eb('b.customer_account_id', '=', accountId)]),
    )
    .$if(which === 'cancelled', (query) => query.where('b.status', '=', 'cancelled'))
    .$if(which === 'upcoming', (query) => query.where(liesAhead(now)))
    .$if(which === 'past', (query) =>
      query.where('b.status', '<>', 'cancelled').where(sql<boolean>`not ${liesAhead(now)}`),
    )
    .$if(soonestFirst, (query) => query.orderBy(sql`lower(b.slot)`, (order) => order.asc().nullsLast()))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(b.created_at, b.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute()

/** Requests and moves that these shops can still answer, oldest first. */
export const bookingsWaitingForShops = (
  db: Db,
  shopIds: readonly string[],
  now: Date,
  limit: number,
): Promise<BookingRow[]> =>
  bookings(db)
    .where('b.shop_id', '=', anyOf(shopIds))
    .where((eb) =>
      eb.or([eb.and([eb('b.awaiting', '=', 'shop'), eb('b.expires_at', '>', now)]), hasOpenOffer('customer', now)]),
    )
    .orderBy('b.asked_at')
    .limit(limit)
    .execute()

/** Whether that side's offer about the booking `b` waits for the other one. */
export const hasOpenOffer = (by: OfferSide, now: Date) => sql<boolean>`exists (
  select from booking_offer o
  where o.booking_id = b.id and o.by = ${by} and o.state = 'open' and o.until > ${now})`

export type BookingReaders = { members: string[]; contactId: string | null; accountId: string | null }

/** Whose open browsers show the booking: the members of its shop, and its customer. */
export const readersOfBooking = (db: Db, id: string): Promise<BookingReaders | undefined> =>
  db
    .selectFrom('booking as b')
    .select(['b.customer_contact_id as contactId', 'b.customer_account_id as accountId'])
    .select(
      sql<string[]>`array(
        select m.contact_id from shop_member m where m.shop_id = b.shop_id and m.until is null order by m.since, m.id)`.as(
        'members',
      ),
    )
    .where('b.id', '=', id)
    .executeTakeFirst()

/** The account, e-mail address and number of the person who books, as far as we know them, and whether one is proven. */
export const bookingContact = (db: Db, contactId: string) =>
  db
    .selectFrom('contact as c')
    .select(['c.id', 'c.account_id', 'c.email'])
    .select((eb) =>
      eb
        .selectFrom('contact_address as a')
        .select('a.value')
        .whereRef('a.contact_id', '=', 'c.id')
        .where('a.kind', '=', 'phone')
        .orderBy('a.proven_at')
        .limit(1)
        .as('phone'),
    )
    .select(provenNow.as('proven'))
    .where('c.id', '=', contactId)
    .executeTakeFirst()
