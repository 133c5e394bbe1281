import { type Insertable, type Selectable, sql } from 'kysely'
import type { StandingChange } from '#core/contracts/admin/applications.ts'
import type { DocumentKind } from '#core/contracts/seller/joining.ts'
import type { BusinessStatus, ServiceCode, ShopRole } from '#core/contracts/shops.ts'
import type { ShopPlace } from '#core/rules/places/shop-place.ts'
import type { Db } from '#db/client.ts'
import type { ShopDocumentTable, ShopHistoryTable } from '#db/schema/joining.ts'

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

export type DocumentRow = Selectable<ShopDocumentTable>

/** Puts the document in place of the one of its kind; returns the key of that one's content. */
export async function putDocument(
  db: Db,
  row: Insertable<ShopDocumentTable>,
): Promise<{ id: string; old: string | null }> {
  const { rows } = await sql<{ id: string; old: string | null }>`
    with old as (
      select storage_key from shop_document where shop_id = ${row.shop_id} and kind = ${row.kind}
    )
    insert into shop_document (shop_id, kind, name, type, bytes, sha256, storage_key, uploaded_by, created_at)
    values (${row.shop_id}, ${row.kind}, ${row.name}, ${row.type}, ${row.bytes}, ${row.sha256}, ${row.storage_key},
      ${row.uploaded_by}, ${row.created_at})
    on conflict (shop_id, kind) do update set name = excluded.name, type = excluded.type, bytes = excluded.bytes,
      sha256 = excluded.sha256, storage_key = excluded.storage_key, uploaded_by = excluded.uploaded_by,
      created_at = excluded.created_at
    returning id, (select storage_key from old) as old`.execute(db)
  const [put] = rows
  if (!put) throw new Error('the document was not written')
  return put
}

/** Where the content of what the person has uploaded lies. */
export const documentKeysBy = async (db: Db, contactId: string): Promise<string[]> =>
  (await db.selectFrom('shop_document').select('storage_key').where('uploaded_by', '=', contactId).execute()).map(
    (row) => row.storage_key,
  )

/** The documents of each of the shops. */
export const documentsOf = (db: Db, shopIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .selectFrom('shop_document')
    .selectAll()
    .where('shop_id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .orderBy('created_at')
    .execute()

export const documentOf = (db: Db, shopId: string, kind: DocumentKind): Promise<DocumentRow | undefined> =>
  db.selectFrom('shop_document').selectAll().where('shop_id', '=', shopId).where('kind', '=', kind).executeTakeFirst()

type NewShopRow = ShopPlace & {
  slug: string
  name: string
  address: string
  contact_phone: string
  contact_email: string
}

/** The slugs that begin like this one. */
export const slugsLike = async (db: Db, slug: string): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('shop').select('slug').where('slug', 'like', `${slug}%`).execute()).map((row) => row.slug),
  )

/** A pending, unverified shop; undefined if somebody else has just taken the slug. */
export const insertShop = (db: Db, row: NewShopRow, at: Date): Promise<{ id: string; slug: string } | undefined> =>
  db
    .insertInto('shop')
    .values({ ...row, created_at: at, updated_at: at, submitted_at: at, ask_picture_at: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst()

export const insertServices = (db: Db, shopId: string, services: readonly ServiceCode[]) =>
  db
    .insertInto('shop_service')
    .values(services.map((service) => ({ shop_id: shopId, service })))
    .execute()

export const insertOwner = (db: Db, shopId: string, contactId: string, at: Date) =>
  db.insertInto('shop_member').values({ shop_id: shopId, contact_id: contactId, role: 'owner', since: at }).execute()

/** How many shops of the person wait for approval. */
export const pendingShopsOf = async (db: Db, contactId: string): Promise<number> =>
  (
    await db
      .selectFrom('shop_member as m')
      .innerJoin('shop as s', 's.id', 'm.shop_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('m.contact_id', '=', contactId)
      .where('m.until', 'is', null)
      .where('m.role', '=', 'owner')
      .where('s.business_status', '=', 'pending')
      .executeTakeFirstOrThrow()
  ).count

export type StandingRow = {
  id: string
  name: string
  business_status: BusinessStatus
  verified: boolean
  logo_url: string | null
}

/** The shop with what an admin's decision changes, locked until the transaction ends. */
export const lockStanding = (db: Db, shopId: string): Promise<StandingRow | undefined> =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'business_status', 'verified', 'logo_url'])
    .where('id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type Standing = {
  business_status?: BusinessStatus
  verified?: boolean
  rejection_reason?: string | null
  more_asked?: string | null
  monthly_fee_cents?: number
  submitted_at?: Date
}

export const setStanding = (db: Db, shopId: string, change: Standing, at: Date) =>
  db
    .updateTable('shop')
    .set({ ...change, updated_at: at })
    .where('id', '=', shopId)
    .execute()

export const setLogo = (db: Db, shopId: string, url: string, at: Date) =>
  db.updateTable('shop').set({ logo_url: url, updated_at: at }).where('id', '=', shopId).execute()
