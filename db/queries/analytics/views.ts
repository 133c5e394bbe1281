import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type Views = { shopId: string; day: string; pages: number; listings: number }

/** Adds to the counts of shops that the public sees. In the order of the rows, so that two writers do not wait for each other in a ring. */
export async function addViews(db: Db, views: readonly Views[]): Promise<void> {
  await sql`
    insert into shop_view_day (shop_id, day, page_views, listing_views)
    select s.id, v.day, v.pages, v.listings
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as v("shopId" uuid, day date, pages int, listings int)
    join shop s on s.id = v."shopId" and s.business_status = 'active'
    order by s.id, v.day
    on conflict (shop_id, day) do update set page_views = shop_view_day.page_views + excluded.page_views,
      listing_views = shop_view_day.listing_views + excluded.listing_views`.execute(db)
}
