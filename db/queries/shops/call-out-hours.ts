import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type CallOutRow = { shop_id: string; weekday: number; opens: string; closes: string }

/** When these shops come out to a flat tyre; a shop without a row has not said. */
export async function callOutHoursOf(db: Db, shopIds: readonly string[]): Promise<CallOutRow[]> {
  const { rows } = await sql<CallOutRow>`
    select shop_id, weekday, to_char(opens, 'HH24:MI') as opens,
      case when closes = '24:00' then '24:00' else to_char(closes, 'HH24:MI') end as closes
    from shop_call_out_hours where shop_id = any(${[...shopIds]}::uuid[])
    order by shop_id, weekday, opens`.execute(db)
  return rows
}

/** These become the only ones. */
export async function putCallOutHours(
  db: Db,
  shopId: string,
  rows: readonly Omit<CallOutRow, 'shop_id'>[],
): Promise<void> {
  await db.deleteFrom('shop_call_out_hours').where('shop_id', '=', shopId).execute()
  if (rows.length === 0) return
  await db
    .insertInto('shop_call_out_hours')
    .values(rows.map((row) => ({ shop_id: shopId, ...row })))
    .execute()
}
