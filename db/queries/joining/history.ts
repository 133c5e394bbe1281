import { type Insertable, sql } from 'kysely'
import type { StandingChange } from '#core/contracts/admin/applications.ts'
import type { Db } from '#db/client.ts'
import type { ShopHistoryTable } from '#db/schema/joining.ts'

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
