import { type Insertable, type Selectable, sql } from 'kysely'
import type { ImportAnswers, ImportState, RowOutcome } from '#core/contracts/seller/imports.ts'
import type { ImportColumns } from '#core/rules/imports/columns.ts'
import type { RememberedColumns } from '#core/rules/imports/guess-columns.ts'
import type { Db } from '#db/client.ts'
import type { StockImportRowTable, StockImportTable, StockKept } from '#db/schema/integrations.ts'
import { type Claim, mayTry } from '../due.ts'

export type ImportRecord = Selectable<StockImportTable>
export type ImportLine = Selectable<StockImportRowTable>
export type RowCounts = Record<RowOutcome, number>

export const insertImport = (db: Db, row: Insertable<StockImportTable>): Promise<ImportRecord> =>
  db.insertInto('stock_import').values(row).returningAll().executeTakeFirstOrThrow()

/** The rows as the file has them. */
export async function insertImportRows(
  db: Db,
  importId: string,
  rows: readonly { line: number; cells: readonly string[] }[],
): Promise<void> {
  await sql`
    insert into stock_import_row (import_id, line, cells)
    select ${importId}, (r->>'line')::int, array(select jsonb_array_elements_text(r->'cells'))
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`.execute(db)
}

export const findImport = (db: Db, id: string): Promise<ImportRecord | undefined> =>
  db.selectFrom('stock_import').selectAll().where('id', '=', id).executeTakeFirst()

/** Rows in the order of the file. */
export const importRows = (
  db: Db,
  importId: string,
  { after = 0, limit, fate }: { after?: number | undefined; limit: number; fate?: RowOutcome | undefined },
): Promise<ImportLine[]> => {
  const rows = db.selectFrom('stock_import_row').selectAll().where('import_id', '=', importId).where('line', '>', after)
  return (fate ? rows.where('fate', '=', fate) : rows).orderBy('line').limit(limit).execute()
}

/** Begins a step of an import that stands in one of these states. Undefined if it does not. */
export const beginStep = (
  db: Db,
  id: string,
  from: readonly ImportState[],
  to: { state: ImportState; columns?: ImportColumns; answers?: ImportAnswers; allOrNothing?: boolean },
): Promise<ImportRecord | undefined> =>
  db
    .updateTable('stock_import')
    .set({
      state: to.state,
      progress: 0,
      attempts: 0,
      claim: null,
      claimed_until: null,
      ...(to.columns && { columns: JSON.stringify(to.columns) }),
      ...(to.answers && { answers: JSON.stringify(to.answers) }),
      ...(to.allOrNothing !== undefined && { all_or_nothing: to.allOrNothing }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()

/** Takes an import whose step nobody is working on, also one whose process died. */
export const claimImport = (
  db: Db,
  id: string,
  { claim, at, until }: { claim: string; at: Date; until: Date },
): Promise<ImportRecord | undefined> =>
  db
    .updateTable('stock_import')
    .set({ claim, claimed_until: until, progress: 0, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'importing'])
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .returningAll()
    .executeTakeFirst()

/** Says how far the step is, and that its process lives. */
export const noteProgress = (
  db: Db,
  id: string,
  claim: string,
  { progress, until }: { progress: number; until: Date },
) =>
  db
    .updateTable('stock_import')
    .set({ progress, claimed_until: until })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()

/** Ends the step, if it is still the claim's. */
export async function endStep(
  db: Db,
  id: string,
  claim: string,
  { state, counts, at }: { state: ImportState; counts?: RowCounts; at?: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('stock_import')
    .set({
      state,
      claim: null,
      claimed_until: null,
      ...(counts && {
        rows_new: counts.new,
        rows_changed: counts.changed,
        rows_same: counts.same,
        rows_wrong: counts.wrong,
        rows_waits: counts.waits,
      }),
      ...(at && { finished_at: at }),
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Lets another try begin at once. */
export const releaseImport = (db: Db, id: string, claim: string, counts: boolean) =>
  db
    .updateTable('stock_import')
    .set({ claimed_until: null, ...(!counts && { attempts: sql`attempts - 1` }) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()

export const importsWaiting = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('stock_import')
      .select('id')
      .where('state', 'in', ['checking', 'importing'])
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', claim.at)]))
      .where(mayTry(sql.ref('stock_import.id'), claim))
      .orderBy('id')
      .limit(claim.limit)
      .execute()
  ).map(({ id }) => id)

export type RowResult = Pick<
  ImportLine,
  | 'line'
  | 'fate'
  | 'problem'
  | 'tyre'
  | 'adds_tyre'
  | 'old_price_cents'
  | 'price_cents'
  | 'old_quantity'
  | 'quantity'
  | 'asks'
  | 'brand'
>

export async function saveFates(db: Db, importId: string, rows: readonly RowResult[]): Promise<void> {
  const of = <K extends keyof RowResult>(key: K) => rows.map((one) => one[key])
  await sql`
    update stock_import_row r set fate = n.fate, problem = n.problem, tyre = n.tyre, adds_tyre = n.adds_tyre,
      old_price_cents = n.old_price_cents, price_cents = n.price_cents, old_quantity = n.old_quantity,
      quantity = n.quantity, asks = n.asks, brand = n.brand
    from unnest(${of('line')}::int[], ${of('fate')}::text[], ${of('problem')}::text[], ${of('tyre')}::text[],
      ${of('adds_tyre')}::boolean[], ${of('old_price_cents')}::int[], ${of('price_cents')}::int[],
      ${of('old_quantity')}::int[], ${of('quantity')}::int[], ${of('asks')}::text[], ${of('brand')}::text[])
      n (line, fate, problem, tyre, adds_tyre, old_price_cents, price_cents, old_quantity, quantity, asks, brand)
    where r.import_id = ${importId} and r.line = n.line`.execute(db)
}

export const rememberColumns = (db: Db, shopId: string, fields: RememberedColumns) =>
  db
    .insertInto('import_columns')
    .values({ shop_id: shopId, fields: JSON.stringify(fields) })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({ fields: sql`import_columns.fields || excluded.fields` }),
    )
    .execute()

export const columnsRemembered = async (db: Db, shopId: string): Promise<RememberedColumns> =>
  (await db.selectFrom('import_columns').select('fields').where('shop_id', '=', shopId).executeTakeFirst())?.fields ??
  {}

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
