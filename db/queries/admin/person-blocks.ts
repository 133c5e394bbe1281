import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { ReportReason } from '#core/rules/messages/report-reasons.ts'
import type { Db } from '#db/client.ts'
import type { PersonBlockTable } from '#db/schema/inbox.ts'

/** A person, or a guest by what they typed. */
export type Who = { contactId: string | null; phone?: string | null | undefined; email?: string | null | undefined }

/**
 * The blocks of this person, and of the guests that they were; of a guest, those of who typed the same, and of whom it
 * belongs to. A number or address that nobody has proven is nobody's.
 */
const blocksOn = ({ contactId, phone = null, email = null }: Who) =>
  contactId
    ? sql`b.contact_id = ${contactId}
      or b.guest_phone in (select n.value from contact_address n
        where n.contact_id = ${contactId} and n.kind = 'phone' and n.proven_at is not null)
      or lower(b.guest_email) in (select lower(o.email) from account o join contact k on k.account_id = o.id
        where k.id = ${contactId} and o.email_verified_at is not null)`
    : sql`b.guest_phone = ${phone} or lower(b.guest_email) = lower(${email})
      or b.contact_id in (select n.contact_id from contact_address n
        where n.kind = 'phone' and n.value = ${phone} and n.proven_at is not null)
      or b.contact_id in (select k.id from account o join contact k on k.account_id = o.id
        where lower(o.email) = lower(${email}) and o.email_verified_at is not null)`

/** Whether the person may not write to shops or book. */
export async function isPersonBlocked(db: Db, who: Who): Promise<boolean> {
  const { rows } = await sql`select from person_block b where ${blocksOn(who)} limit 1`.execute(db)
  return rows.length > 0
}

export type BlockRow = {
  id: string
  contact_id: string | null
  name: string
  guest_name: string | null
  guest_phone: string | null
  guest_email: string | null
  reason: ReportReason
  blocked_by: string | null
  created_at: Date
}

const blockRows = (only: RawBuilder<unknown>) => sql<BlockRow>`
  select b.id, b.contact_id, coalesce(a.full_name, c.name, b.guest_name, 'Customer') as name, b.guest_name, b.guest_phone,
    b.guest_email, b.reason, o.full_name as blocked_by, b.created_at
  from person_block b
  left join contact c on c.id = b.contact_id left join account a on a.id = c.account_id
  left join contact k on k.id = b.blocked_by left join account o on o.id = k.account_id
  where ${only}`

/** Who is blocked, the last one first. */
export async function blocks(
  db: Db,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
): Promise<BlockRow[]> {
  const past = after ? sql`(b.created_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<BlockRow>`${blockRows(past)}
    order by b.created_at desc, b.id desc limit ${limit}::int`.execute(db)
  return rows
}

export async function findBlock(db: Db, id: string): Promise<BlockRow | undefined> {
  const { rows } = await blockRows(sql`b.id = ${id}`).execute(db)
  return rows[0]
}

/** Undefined if the person is blocked already. */
export const insertBlock = (db: Db, row: Insertable<PersonBlockTable>): Promise<{ id: string } | undefined> =>
  db
    .insertInto('person_block')
    .values(row)
    .onConflict((conflict) => conflict.column('contact_id').doNothing())
    .returning('id')
    .executeTakeFirst()

/** False if it was lifted already. */
export async function deleteBlock(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('person_block').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export type KnownPersonRow = {
  since: Date
  language: string | null
  whatsapp: boolean
  email: boolean
  account: boolean
  shops: { name: string; slug: string }[]
  consents: { channel: string; purpose: string; given: boolean; at: string }[]
  bookings: { code: string; shop: string; status: BookingStatus; at: string | null }[]
}

const MAX_BOOKINGS = 5

/** What an answer to the person needs: how they are reached, what they agreed to and what they have booked. */
export async function knownPerson(db: Db, contactId: string): Promise<KnownPersonRow | undefined> {
  const { rows } = await sql<KnownPersonRow>`
    select c.created_at as since, c.language, c.whatsapp_address is not null as whatsapp,
      coalesce(a.email, c.email) is not null as email, a.id is not null as account,
      array(select jsonb_build_object('name', s.name, 'slug', s.slug)
        from shop_member m join shop s on s.id = m.shop_id
        where m.contact_id = c.id and m.until is null order by s.name) as shops,
      coalesce((select jsonb_agg(to_jsonb(n) order by n.channel, n.purpose) from (
        select distinct on (x.channel, x.purpose) x.channel, x.purpose, x.given, x.at from consent x
        where x.contact_id = c.id order by x.channel, x.purpose, x.at desc, x.id desc) n), '[]') as consents,
      coalesce((select jsonb_agg(to_jsonb(b)) from (
        select k.code, s.name as shop, k.status, coalesce(k.appointment_start, lower(k.slot), k.preferred_start) as at
        from booking k join shop s on s.id = k.shop_id where k.customer_contact_id = c.id
        order by k.created_at desc limit ${MAX_BOOKINGS}::int) b), '[]') as bookings
    from contact c left join account a on a.id = c.account_id where c.id = ${contactId}`.execute(db)
  return rows[0]
}
