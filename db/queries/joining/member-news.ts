import { sql } from 'kysely'
import type { ShopRole } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'

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
