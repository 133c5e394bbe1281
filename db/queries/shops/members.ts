import { sql } from 'kysely'
import type { ShopRole } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'

export type Membership = { shopId: string; role: ShopRole }

/** The contact `c` belongs to a shop now. */
export const isMemberNow = sql<boolean>`exists (
  select from shop_member where shop_member.contact_id = c.id and shop_member.until is null)`

/** The shops of the contact `c` and their roles there, the oldest membership first. */
export const shopsNow = sql<Membership[]>`coalesce((
  select jsonb_agg(jsonb_build_object('shopId', m.shop_id, 'role', m.role) order by m.since, m.shop_id)
  from shop_member m where m.contact_id = c.id and m.until is null), '[]')`

/** Everybody who speaks for a shop, the oldest membership first. */
export const peopleOfShop = async (db: Db, shopId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('shop_member')
      .select('contact_id')
      .where('shop_id', '=', shopId)
      .where('until', 'is', null)
      .orderBy('since')
      .orderBy('id')
      .execute()
  ).map((row) => row.contact_id)

/** Two contacts are one person, who keeps every shop of both, in the stronger role. */
export async function joinMemberships(db: Db, contactId: string, otherId: string, at: Date): Promise<void> {
  await sql`
    insert into shop_member (shop_id, contact_id, role, since)
    select shop_id, ${contactId}, role, since from shop_member where contact_id = ${otherId} and until is null
    on conflict (shop_id, contact_id) where until is null do update
      set role = case when excluded.role = 'owner' then 'owner' else shop_member.role end`.execute(db)
  await db
    .updateTable('shop_member')
    .set({ until: at })
    .where('contact_id', '=', otherId)
    .where('until', 'is', null)
    .execute()
}
