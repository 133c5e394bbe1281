import { sql } from 'kysely'
import type { BusinessStatus, ServiceCode } from '#core/contracts/shops.ts'
import type { ShopPlace } from '#core/rules/places/shop-place.ts'
import type { Db } from '#db/client.ts'

export type NewShopRow = ShopPlace & {
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
