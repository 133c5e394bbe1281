import { type Insertable, sql } from 'kysely'
import type { StandingChange } from '#core/contracts/admin/applications.ts'
import type { BusinessStatus, ServiceCode, ShopRole } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { ShopHistoryTable } from '#db/schema/joining.ts'

/** The present owners of the shop `s`. */
const owners = sql`
  from shop_member m join contact c on c.id = m.contact_id left join account a on a.id = c.account_id
  where m.shop_id = s.id and m.role = 'owner' and m.until is null`
const provenNumber = sql`(select d.value from contact_address d
  where d.contact_id = c.id and d.kind = 'phone' and d.proven_at is not null order by d.proven_at desc limit 1)`

type Owner = { name: string; email: string | null; emailProven: boolean; phone: string | null }

export type ApplicationRow = {
  id: string
  slug: string
  name: string
  description: string
  address: string
  suburb: string | null
  city: string
  province: string
  contact_phone: string | null
  contact_email: string | null
  logo_url: string | null
  business_status: BusinessStatus
  verified: boolean
  rejection_reason: string | null
  more_asked: string | null
  monthly_fee_cents: number
  submitted_at: Date
  services: ServiceCode[]
  has_hours: boolean
  owners: Owner[]
}

const applications = (db: Db) =>
  db.selectFrom('shop as s').select([
    's.id',
    's.slug',
    's.name',
    's.description',
    's.address',
    's.suburb',
    's.city',
    's.province',
    's.contact_phone',
    's.contact_email',
    's.logo_url',
    's.business_status',
    's.verified',
    's.rejection_reason',
    's.more_asked',
    's.submitted_at',
    // A shop that is not active yet will pay the current fee.
    sql<number>`case when s.business_status = 'active' then s.monthly_fee_cents
        else (select fee_cents from billing_settings) end`.as('monthly_fee_cents'),
    sql<ServiceCode[]>`array(select service from shop_service where shop_id = s.id order by service)`.as('services'),
    sql<boolean>`exists (select from shop_hours where shop_id = s.id)`.as('has_hours'),
    sql<Owner[]>`coalesce((
        select jsonb_agg(jsonb_build_object('name', coalesce(a.full_name, c.name, ''), 'email', coalesce(a.email, c.email),
          'emailProven', a.email_verified_at is not null, 'phone', ${provenNumber}) order by m.since, m.id)
        ${owners}), '[]')`.as('owners'),
  ])

export const applicationOf = (db: Db, shopId: string): Promise<ApplicationRow | undefined> =>
  applications(db).where('s.id', '=', shopId).executeTakeFirst()

/** Those that wait for an admin, the newest first. */
export const waitingApplications = (
  db: Db,
  { limit, after }: { limit: number; after: { at: Date; id: string } | undefined },
): Promise<ApplicationRow[]> =>
  applications(db)
    .where('s.business_status', '=', 'pending')
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(s.submitted_at, s.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('s.submitted_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute()

/** What a notice about somebody at a shop names; the role is null once they do not belong to it. */
export async function memberNewsOf(
  db: Db,
  shopId: string,
  contactId: string,
): Promise<{ name: string; shop: string; role: ShopRole | null } | undefined> {
  const { rows } = await sql<{ name: string; shop: string; role: ShopRole | null }>`
    select coalesce(a.full_name, c.name, '') as name, s.name as shop,
      (select role from shop_member where shop_id = s.id and contact_id = c.id and until is null) as role
    from shop s, contact c left join account a on a.id = c.account_id
    where s.id = ${shopId} and c.id = ${contactId}`.execute(db)
  return rows[0]
}

export const insertHistory = (db: Db, row: Insertable<ShopHistoryTable>) =>
  db.insertInto('shop_history').values(row).execute()

export type HistoryRow = {
  id: string
  shop_id: string
  what: StandingChange
  words: string | null
  by: string | null
  at: Date
}

/** The latest steps of each of the shops, at most so many each, newest first. */
export async function historyOf(db: Db, shopIds: readonly string[], most: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.id, h.shop_id, h.what, h.words, coalesce(a.full_name, c.name) as by, h.at
    from unnest(${[...shopIds]}::uuid[]) as shop (id)
    cross join lateral (
      select * from shop_history where shop_id = shop.id order by at desc, id desc limit ${most}) h
    left join contact c on c.id = h.by_contact left join account a on a.id = c.account_id
    order by h.at desc, h.id desc`.execute(db)
  return rows
}
