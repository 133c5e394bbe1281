import { sql } from 'kysely'
import type { ImportState } from '#core/contracts/seller/imports.ts'
import type { Db } from '#db/client.ts'
import type { StockKept } from '#db/schema/integrations.ts'

type Kept = { before: StockKept; after: StockKept }

/** Keeps how the listings of an import stood; those of others whose time is over go. */
export async function insertImportUndo(
  db: Db,
  { importId, before, after, until }: Kept & { importId: string; until: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('stock_import_undo').where('until', '<=', now).execute()
  await db
    .insertInto('stock_import_undo')
    .values({ import_id: importId, before: JSON.stringify(before), after: JSON.stringify(after), until })
    .execute()
}

/** Takes it out; undefined if there is none, or its time is over. */
export const takeImportUndo = (db: Db, importId: string, now: Date): Promise<Kept | undefined> =>
  db
    .deleteFrom('stock_import_undo')
    .where('import_id', '=', importId)
    .where('until', '>', now)
    .returning(['before', 'after'])
    .executeTakeFirst()

export const markUndone = (db: Db, importId: string, at: Date) =>
  db.updateTable('stock_import').set({ undone_at: at }).where('id', '=', importId).execute()

/** Until when the import can be taken back; null if it cannot. */
export const undoUntilOf = async (db: Db, importId: string, now: Date): Promise<Date | null> =>
  (
    await db
      .selectFrom('stock_import_undo')
      .select('until')
      .where('import_id', '=', importId)
      .where('until', '>', now)
      .executeTakeFirst()
  )?.until ?? null

/** What rows of an import wait for: brands with how many rows each, and how many rows for their price. */
export async function waitingFor(
  db: Db,
  importId: string,
): Promise<{ brands: { typed: string; rows: number }[]; prices: number }> {
  const { rows } = await sql<{ asks: string; brand: string | null; rows: number }>`
    select asks, min(brand) as brand, count(*)::int as rows from stock_import_row
    where import_id = ${importId} and fate = 'waits'
    group by asks, lower(brand) order by count(*) desc, lower(brand)`.execute(db)
  return {
    brands: rows.flatMap(({ asks, brand, rows }) => (asks === 'brand' && brand ? [{ typed: brand, rows }] : [])),
    prices: rows.find(({ asks }) => asks === 'price')?.rows ?? 0,
  }
}

type PastImport = {
  id: string
  file_name: string
  state: ImportState
  by: string
  rows_new: number
  rows_changed: number
  rows_same: number
  rows_wrong: number
  rows_waits: number
  created_at: Date
  undone_at: Date | null
  until: Date | null
}

/** The last imports of a shop, the newest first. */
export async function pastImports(db: Db, shopId: string, { limit, now }: { limit: number; now: Date }) {
  const { rows } = await sql<PastImport>`
    select i.id, i.file_name, i.state, coalesce(a.full_name, c.name, '') as by, i.rows_new, i.rows_changed,
      i.rows_same, i.rows_wrong, i.rows_waits, i.created_at, i.undone_at, u.until
    from stock_import i
    left join contact c on c.id = i.contact_id
    left join account a on a.id = c.account_id
    left join stock_import_undo u on u.import_id = i.id and u.until > ${now}
    where i.shop_id = ${shopId} order by i.id desc limit ${limit}`.execute(db)
  return rows
}
