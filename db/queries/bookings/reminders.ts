import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ReminderKind } from '#db/schema/bookings.ts'
import { type Claim, mayTry } from '../due.ts'
import { anyOf, type BookingRow, bookings } from './bookings.ts'

export type PlannedReminder = { kind: ReminderKind; for_at: Date; due_at: Date }

/**
 * Makes these the booking's reminders. A sent reminder for the same moment stays sent; a reminder that was not sent and
 * is not planned any more goes.
 */
export async function planBookingReminders(db: Db, bookingId: string, planned: readonly PlannedReminder[]) {
  const others = (db: Pick<Db, 'deleteFrom'>) =>
    db
      .deleteFrom('booking_reminder')
      .where('booking_id', '=', bookingId)
      .where('done_at', 'is', null)
      .where('kind', '<>', sql<ReminderKind>`all(${planned.map(({ kind }) => kind)}::text[])`)
  if (planned.length === 0) return void (await others(db).execute())
  await db
    .with('gone', others)
    .insertInto('booking_reminder')
    .values(planned.map((one) => ({ ...one, booking_id: bookingId })))
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'kind'])
        .doUpdateSet((eb) => ({
          for_at: eb.ref('excluded.for_at'),
          due_at: eb.ref('excluded.due_at'),
          done_at: null,
          outcome: null,
        }))
        .where((eb) =>
          eb.or([
            eb('booking_reminder.for_at', '<>', eb.ref('excluded.for_at')),
            eb('booking_reminder.done_at', 'is', null),
          ]),
        ),
    )
    .execute()
}

export type DueReminder = { booking_id: string; kind: ReminderKind; for_at: Date }

/** Due reminders, locked with their bookings until the transaction ends; skips those that somebody else has now. */
export async function takeDueReminders(db: Db, claim: Claim): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select r.booking_id, r.kind, r.for_at from booking_reminder r join booking b on b.id = r.booking_id
    where r.done_at is null and r.due_at <= ${claim.at}
      and ${mayTry(sql`r.booking_id || ' ' || r.kind`, claim)}
    order by r.due_at limit ${claim.limit} for update of r, b skip locked`.execute(db)
  return rows
}

type Reminder = { booking_id: string; kind: ReminderKind }

const one = ({ booking_id, kind }: Reminder) => sql<boolean>`booking_id = ${booking_id} and kind = ${kind}`

/** Ends a reminder: it was sent, or `outcome` says why not. */
export const reminderDone = (db: Db, reminder: Reminder, at: Date, outcome: string) =>
  db.updateTable('booking_reminder').set({ done_at: at, outcome }).where(one(reminder)).execute()

/** Moves a reminder to `due`. */
export const reminderLater = (db: Db, reminder: Reminder, due: Date) =>
  db.updateTable('booking_reminder').set({ due_at: due }).where(one(reminder)).execute()

/** The contact's confirmed bookings that are still to come. */
export const bookingsToRemindOf = async (db: Db, contactId: string, now: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('booking')
      .select('id')
      .where('customer_contact_id', '=', contactId)
      .where('status', '=', 'confirmed')
      .where('appointment_start', '>', now)
      .execute()
  ).map(({ id }) => id)

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

const MAX_JOBS = 8

/**
 * The jobs of these shops with the tyre that 'sold' may be about: those that stand for today or longer ago, and those
 * done since `from` that took it off the shelf. None of a shop that keeps its own books, where a job takes nothing off.
 */
export const jobsOfListing = (
  db: Db,
  shopIds: readonly string[],
  listingId: string,
  { from, to }: { from: Date; to: Date },
): Promise<BookingRow[]> =>
  bookings(db)
    .where('b.shop_id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .where('s.keeps_own_books', '=', false)
    .where(
      sql<boolean>`((b.listing_id = ${listingId} and (b.status <> 'completed' or b.taken > 0))
        or (b.rear_listing_id = ${listingId} and (b.status <> 'completed' or b.rear_taken > 0)))`,
    )
    .where(
      sql<boolean>`((b.status in ('confirmed', 'in_progress') and b.appointment_start < ${to})
        or (b.status = 'completed' and b.completed_at >= ${from}))`,
    )
    .where('b.hidden_by_shop_at', 'is', null)
    .orderBy('b.appointment_start')
    .limit(MAX_JOBS)
    .execute()
