import { sql } from 'kysely'
import type { AuditAction } from '#core/contracts/admin/audit.ts'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { BusinessStatus, ServiceCode, ShopRole } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'

export type BusinessRow = {
  id: string
  slug: string
  name: string
  address: string
  city: string
  province: string
  contact_phone: string | null
  contact_email: string | null
  business_status: BusinessStatus
  verified: boolean
  monthly_fee_cents: number
  rejection_reason: string | null
  rating: number | null
  review_count: number
  owners: string[]
  open_bookings: number
  updated_at: Date
}

/** The present owners of the shop `s`: `m`, `c` and `a`. */
const owners = sql`
  from shop_member m join contact c on c.id = m.contact_id left join account a on a.id = c.account_id
  where m.shop_id = s.id and m.role = 'owner' and m.until is null`

/** Requests, and appointments to come. */
const isOpen = (at: Date) => sql<boolean>`(status = 'pending' or (status = 'confirmed' and appointment_start > ${at}))`

/** More are not counted. */
const MAX_COUNTED = 1000

const columns = (now: Date) => sql`s.id, s.slug, s.name, s.address, s.city, s.province, s.contact_phone,
  s.contact_email, s.business_status, s.verified, s.monthly_fee_cents, s.rejection_reason, s.rating, s.review_count,
  s.updated_at, array(select coalesce(a.full_name, c.name, '') ${owners} order by m.since, m.id) as owners,
  (select count(*)::int from (
    select from booking where shop_id = s.id and ${isOpen(now)} limit ${MAX_COUNTED}) b) as open_bookings`

const anywhere = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

type BusinessFilter = {
  search?: string | undefined
  status?: BusinessStatus | undefined
  province?: string | undefined
}
type Page = { limit: number; after?: { at: Date; id: string } | undefined }

/** All shops that the filter leaves, the last updated first. */
export async function listBusinesses(db: Db, filter: BusinessFilter, page: Page, now: Date): Promise<BusinessRow[]> {
  const { search, status, province } = filter
  const { limit, after } = page
  const wanted = [
    ...(status ? [sql`s.business_status = ${status}`] : []),
    ...(province ? [sql`s.province = ${province}`] : []),
    ...(search ? [matches(anywhere(search))] : []),
    ...(after ? [sql`(s.updated_at, s.id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
  ]
  const { rows } = await sql<BusinessRow>`
    with shown as (
      select * from shop s where ${wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`}
      order by s.updated_at desc, s.id desc limit ${limit})
    select ${columns(now)} from shown s order by s.updated_at desc, s.id desc`.execute(db)
  return rows
}

export type BusinessDetailRow = BusinessRow & {
  description: string
  suburb: string | null
  website: string | null
  logo_url: string | null
  services: ServiceCode[]
  bays: number
  listings: number
  created_at: Date
  submitted_at: Date
  more_asked: string | null
}

export async function findBusiness(db: Db, shopId: string, now: Date): Promise<BusinessDetailRow | undefined> {
  const { rows } = await sql<BusinessDetailRow>`
    select ${columns(now)}, s.description, s.suburb, s.website, s.logo_url, s.bays, s.created_at, s.submitted_at,
      s.more_asked, array(select service from shop_service where shop_id = s.id order by service) as services,
      (select count(*)::int from listing where shop_id = s.id) as listings
    from shop s where s.id = ${shopId}`.execute(db)
  return rows[0]
}

export type BusinessPersonRow = {
  contact_id: string
  name: string
  role: ShopRole
  since: Date
  email: string | null
  email_proven: boolean
  phone: string | null
}

/** The present members of the shop, owners first. */
export async function peopleOfBusiness(db: Db, shopId: string, most: number): Promise<BusinessPersonRow[]> {
  const { rows } = await sql<BusinessPersonRow>`
    select m.contact_id, coalesce(a.full_name, c.name, '') as name, m.role, m.since, coalesce(a.email, c.email) as email,
      a.email_verified_at is not null as email_proven,
      (select d.value from contact_address d where d.contact_id = c.id and d.kind = 'phone' and d.proven_at is not null
        order by d.proven_at desc limit 1) as phone
    from shop_member m join contact c on c.id = m.contact_id left join account a on a.id = c.account_id
    where m.shop_id = ${shopId} and m.until is null order by m.role, m.since, m.id limit ${most}`.execute(db)
  return rows
}

/** What one shop pays a month. */
export const setFeeOf = (db: Db, shopId: string, cents: number, at: Date) =>
  db.updateTable('shop').set({ monthly_fee_cents: cents, updated_at: at }).where('id', '=', shopId).execute()

const matches = (likes: string) => sql`(
  (s.name || ' ' || s.slug || ' ' || s.city || ' ' || s.address || ' ' || coalesce(s.contact_phone, '') || ' '
    || coalesce(s.contact_email, '')) ilike ${likes}
  or exists (select ${owners} and coalesce(a.full_name, c.name) ilike ${likes}))`

export const countBusinesses = async (db: Db): Promise<{ status: BusinessStatus; count: number }[]> =>
  (
    await sql<{ status: BusinessStatus; count: number }>`
      select business_status as status, count(*)::int as count from shop group by business_status`.execute(db)
  ).rows

/** The provinces that have shops, by name. */
export const provincesOfBusinesses = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('shop').select('province').distinct().orderBy('province').execute()).map((row) => row.province)

/** Cancels what is open at the shop, for the product's reason. Returns the bookings. */
export async function cancelOpenBookings(db: Db, shopId: string, reason: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update booking set status = 'cancelled', awaiting = null, expires_at = null, cancelled_by = 'system',
      cancel_reason = ${reason}, updated_at = ${at}, calendar_sequence = calendar_sequence + 1
    where shop_id = ${shopId} and status in ('pending', 'confirmed') and ${isOpen(at)}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

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

type LatestWords = {
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

type LatestAudit = {
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
