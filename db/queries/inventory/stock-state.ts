import { sql } from 'kysely'
import { badgeLow } from '#core/rules/prices/stock.ts'
import type { Db } from '#db/client.ts'

export type StockStateRow = {
  listed: number
  low: number
  out: number
  stale: number
  confirmed_at: Date | null
}

/** A shop's stock as a whole; what was not confirmed since then is stale. */
export async function stockStateOf(db: Db, shopId: string, freshSince: Date): Promise<StockStateRow> {
  const { rows } = await sql<StockStateRow>`
    select count(*)::int as listed, count(*) filter (where quantity = 0)::int as out,
      count(*) filter (where quantity between 1 and ${sql.lit(badgeLow)})::int as low,
      count(*) filter (where confirmed_at is null or confirmed_at < ${freshSince})::int as stale,
      case when bool_and(confirmed_at is not null) then min(confirmed_at) end as confirmed_at
    from listing where shop_id = ${shopId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}
