import { sql } from 'kysely'
import type { Banner } from '#core/contracts/seller/dashboard.ts'
import type { Db } from '#db/client.ts'

type Counted = { banner: Banner; count: number }

/**
 * The banners that the member has put away, with the number that each was about. What has become less since counts from
 * there on, so that the banner comes back with the next one.
 */
export async function bannersPutAway(
  db: Db,
  shopId: string,
  contactId: string,
  now: readonly Counted[],
): Promise<Counted[]> {
  await sql`
    update banner_dismissal d set count = present.count
    from unnest(${now.map(({ banner }) => banner)}::text[], ${now.map(({ count }) => count)}::int[])
      as present (banner, count)
    where d.shop_id = ${shopId} and d.contact_id = ${contactId} and d.banner = present.banner
      and d.count > present.count`.execute(db)
  return db
    .selectFrom('banner_dismissal')
    .select(['banner', 'count'])
    .where('shop_id', '=', shopId)
    .where('contact_id', '=', contactId)
    .execute()
}

export const putBannerAway = (db: Db, shopId: string, contactId: string, { banner, count }: Counted) =>
  db
    .insertInto('banner_dismissal')
    .values({ shop_id: shopId, contact_id: contactId, banner, count })
    .onConflict((conflict) => conflict.columns(['shop_id', 'contact_id', 'banner']).doUpdateSet({ count }))
    .execute()
