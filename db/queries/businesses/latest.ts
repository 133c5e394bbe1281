import { sql } from 'kysely'
import type { AuditAction } from '#core/contracts/admin/audit.ts'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { Db } from '#db/client.ts'

export const latestBookings = (
  db: Db,
  shopId: string,
  most: number,
): Promise<{ id: string; code: string; status: BookingStatus; appointment_start: Date | null; created_at: Date }[]> =>
  db
    .selectFrom('booking')
    .select(['id', 'code', 'status', 'appointment_start', 'created_at'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

export const latestDeals = (db: Db, shopId: string, most: number) =>
  db
    .selectFrom('deal')
    .select(['id', 'code', 'title', 'price_cents', 'active', 'ends_on'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const latestReviews = (db: Db, shopId: string, most: number) =>
  db
    .selectFrom('review')
    .select(['id', 'stars', 'comment', 'hidden_at', 'created_at'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** In which the shop has a part, whoever is reported. */
export const latestReports = (db: Db, shopId: string, most: number) =>
  db
    .selectFrom('report')
    .select(['id', 'about', 'reason', 'outcome', 'created_at'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export type LatestWords = {
  id: string
  thread_id: string
  role: 'admin' | 'customer'
  name: string
  content: string
  sent_at: Date
}

/** What we and the owner wrote to each other about the shop. */
export async function latestWords(db: Db, shopId: string, most: number): Promise<LatestWords[]> {
  const { rows } = await sql<LatestWords>`
    select m.id, m.thread_id, p.role, coalesce(a.full_name, c.name, '') as name, m.content, m.sent_at
    from thread t join thread_message m on m.thread_id = t.id join thread_participant p on p.id = m.sender_id
    left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
    where t.about_shop_id = ${shopId} and m.sent_at is not null order by m.sent_at desc, m.id desc limit ${most}`.execute(
    db,
  )
  return rows
}

export type LatestAudit = {
  id: string
  entity_id: string
  action: AuditAction
  by: string | null
  old_values: unknown
  new_values: unknown
  at: Date
}

export async function latestAudit(db: Db, shopId: string, most: number): Promise<LatestAudit[]> {
  const { rows } = await sql<LatestAudit>`
    select e.id, e.entity_id, e.action, coalesce(a.full_name, c.name) as by, e.old_values, e.new_values, e.at
    from audit_entry e left join contact c on c.id = e.contact_id left join account a on a.id = c.account_id
    where e.entity_id = ${shopId} order by e.at desc, e.id desc limit ${most}`.execute(db)
  return rows
}

/** The conversation of this owner with us about the shop. Of two that write at once the second waits for the first. */
export async function threadAbout(db: Db, shopId: string, contactId: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('about ' || ${shopId}::text, 0))`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select t.id from thread t
      join thread_participant p on p.thread_id = t.id and p.contact_id = ${contactId} and p.role = 'customer' and p.is_active
    where t.about_shop_id = ${shopId} order by t.created_at limit 1`.execute(db)
  return rows[0]?.id
}
