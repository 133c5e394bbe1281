import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** The sender of a request that nobody has proven: by the typed number and address, or by the account. */
export type UnverifiedGuest = { phone: string | null; email: string | null; contactId: string | null }

const keysOf = ({ phone, email, contactId }: UnverifiedGuest): string[] =>
  [phone && `phone ${phone}`, email && `email ${email.toLowerCase()}`, contactId && `contact ${contactId}`]
    .filter((key) => typeof key === 'string' && key !== '')
    .map(String)
    .sort()

/** Makes requests of the same unverified guest wait for each other until the transaction ends. */
export async function lockUnverifiedGuest(db: Db, unverifiedGuest: UnverifiedGuest): Promise<void> {
  for (const key of keysOf(unverifiedGuest))
    await sql`select pg_advisory_xact_lock(hashtextextended('bays held for ' || ${key}, 0))`.execute(db)
}

/** How many bays the unverified guest holds at that shop, and in all. */
export async function baysHeldFor(
  db: Db,
  { phone, email, contactId }: UnverifiedGuest,
  shopId: string,
  now: Date,
): Promise<{ here: number; inAll: number }> {
  const { rows } = await sql<{ here: number; in_all: number }>`
    select (count(*) filter (where shop_id = ${shopId}))::int as here, count(*)::int as in_all
    from booking
    where held_until is not null and status = 'pending' and slot is not null and expires_at > ${now}
      and (customer_phone = ${phone} or lower(customer_email) = lower(${email}) or customer_contact_id = ${contactId})`.execute(
    db,
  )
  return { here: rows[0]?.here ?? 0, inAll: rows[0]?.in_all ?? 0 }
}

/** The columns of a booking that is held like any other from now on. */
export const asProven = () => ({
  held_until: null,
  answer_by: null,
  own_expires_at: sql<Date | null>`case when own_expires_at is not null and held_until is not null then answer_by
    else own_expires_at end`,
  expires_at: sql<Date | null>`case when awaiting = 'shop' and held_until is not null then answer_by else expires_at end`,
})

/** The person's own requests are held like any other, because a number or address is proven. Returns which. */
export const keepHolds = (db: Db, contactId: string): Promise<{ id: string }[]> =>
  db
    .updateTable('booking')
    .set(asProven())
    .where('customer_contact_id', '=', contactId)
    .where('held_until', 'is not', null)
    .returning('id')
    .execute()

/** Marks the address that was typed for the booking as proven; false if it is gone. */
export async function proveBookingEmail(db: Db, bookingId: string, at: Date): Promise<boolean> {
  const proven = await db
    .updateTable('booking')
    .set({ ...asProven(), email_proven_at: at, updated_at: at })
    .where('id', '=', bookingId)
    .where('customer_email', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return proven !== undefined
}

/** Held requests whose number has written to us since they were made, and the contact that wrote. */
export async function shownSince(db: Db, claim: Claim): Promise<{ id: string; contact_id: string }[]> {
  const { rows } = await sql<{ id: string; contact_id: string }>`
    select b.id, c.id as contact_id
    from booking b
    join contact_address a on a.kind = 'phone' and a.value = b.customer_phone and a.proven_at is not null
    join contact c on c.id = a.contact_id and c.last_inbound_at >= coalesce(b.phone_since, b.created_at)
    where b.held_until <= ${claim.at} and b.status = 'pending' and b.customer_contact_id is null
      and ${mayTry(sql.ref('b.id'), claim)}
    limit ${claim.limit}`.execute(db)
  return rows
}

/** The person who has proven this address to be their own. */
export const ownerOfEmail = (db: Db, email: string): Promise<{ contactId: string; accountId: string } | undefined> =>
  db
    .selectFrom('account as a')
    .innerJoin('contact as c', 'c.account_id', 'a.id')
    .select(['c.id as contactId', 'a.id as accountId'])
    .where(sql<boolean>`lower(a.email) = lower(${email})`)
    .where('a.email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Whether the contact `c` has proven a number or another address of the chat, or its account's e-mail address. */
export const provenNow = sql<boolean>`(
  exists (select from contact_address n where n.contact_id = c.id and n.proven_at is not null)
  or exists (select from account o where o.id = c.account_id and o.email_verified_at is not null))`
