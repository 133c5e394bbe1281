import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { asProven } from './guest-holds.ts'

/** A booking of a guest of the website that nobody has claimed. */
export const guestBookingByCode = (db: Db, code: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('booking')
    .select('id')
    .where('code', '=', code)
    .where('customer_contact_id', 'is', null)
    .executeTakeFirst()

/** What gives a guest's booking to a contact: its number, its address, or its private link. */
export type Claim = 'number' | 'email' | 'key'

/** Gives the guest's booking to the contact; false if somebody has it by now. */
export async function giveGuestBooking(
  db: Db,
  bookingId: string,
  contactId: string,
  at: Date,
  by: Claim,
): Promise<boolean> {
  const given = await give(db, contactId, at, by).where('id', '=', bookingId).returning('id').executeTakeFirst()
  return given !== undefined
}

/** Gives the contact the guests' bookings with a number that it has proven. Returns which. */
export const giveBookingsOfNumber = (db: Db, contactId: string, at: Date): Promise<{ id: string }[]> =>
  give(db, contactId, at, 'number')
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

/** Gives the contact the guests' bookings with an e-mail address that it has proven. Returns which. */
export const giveBookingsOfEmail = (db: Db, contactId: string, email: string, at: Date): Promise<{ id: string }[]> =>
  give(db, contactId, at, 'email')
    .where(sql<boolean>`lower(customer_email) = lower(${email})`)
    .returning('id')
    .execute()

const account = (contactId: string) => sql<string | null>`(select account_id from contact where id = ${contactId})`

/**
 * A guest who typed somebody else's number or address loses the private link; a contact that shows the link's key holds
 * it.
 */
const give = (db: Db, contactId: string, at: Date, by: Claim) =>
  db
    .updateTable('booking')
    .set({
      customer_contact_id: contactId,
      customer_account_id:
        by === 'key' ? sql<string | null>`coalesce(customer_account_id, ${account(contactId)})` : account(contactId),
      updated_at: at,
      ...asProven(),
      ...(by !== 'key' && { link_version: sql<number>`link_version + 1` }),
    })
    .where('customer_contact_id', 'is', null)

/**
 * Shows the account the guests' bookings that somebody in the chat has claimed by their private link, and that were made
 * with an address which the account has proven. One that was claimed by its number stays that person's alone: whoever
 * typed the number may have typed an address of their own. Returns which.
 */
export const shareBookingsOfEmail = (db: Db, accountId: string, email: string, at: Date): Promise<{ id: string }[]> =>
  db
    .updateTable('booking')
    .set({ customer_account_id: accountId, email_proven_at: at, updated_at: at })
    .where('is_guest', '=', true)
    .where('link_version', '=', 0)
    .where('customer_contact_id', 'is not', null)
    .where('customer_account_id', 'is', null)
    .where(sql<boolean>`lower(customer_email) = lower(${email})`)
    .returning('id')
    .execute()

/** Shows the account the guest's booking whose private link its person holds; false if another account has it. */
export async function shareBookingOfLink(db: Db, bookingId: string, accountId: string, at: Date): Promise<boolean> {
  const shared = await db
    .updateTable('booking')
    .set({ customer_account_id: accountId, updated_at: at })
    .where('id', '=', bookingId)
    .where('customer_account_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return shared !== undefined
}

/** The contact that has proven the number and has written to us since then. */
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

/** The columns that decide whether a private link opens the booking. */
export const bookingLink = (db: Db, id: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'link_version', sql<Date>`greatest(upper(slot), updated_at)`.as('last_at')])
    .where('id', '=', id)
    .executeTakeFirst()
