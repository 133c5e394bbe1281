import {
  beginStep,
  columnsRemembered,
  findImport,
  type ImportLine,
  type ImportRecord,
  importRows,
  rememberColumns,
} from '#db/queries/inventory/imports.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type {
  ChangeImport,
  ConfirmImport,
  ImportRow,
  ImportRows,
  ImportRowsQuery,
  StockImport,
} from '../contracts/seller/imports.ts'
import { canSeeStock } from '../inventory/listing-policy.ts'
import { stockKeeperOf } from '../inventory/write-stock.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { canReadRows, guessColumns, type ImportColumns, rememberedColumns } from '../rules/imports/columns.ts'
import { transaction } from '../transaction.ts'
import { keepImport, readTable } from './import-work.ts'
import { columnsMissing, hasWrongRows, importNotFound, nothingToImport, notReady } from './lists.ts'

const SAMPLE = 3

/**
 * Reads a file and begins to look at its rows, if it is plain which columns hold what. Throws SHOP_NOT_FOUND,
 * SHOP_BLOCKED, and what is wrong with the file.
 */
export async function startImport(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StockImport> {
  const me = await stockKeeperOf(ctx, actor, shopId)
  const { header, lines } = await readTable(bytes)
  const columns = guessColumns(header, await columnsRemembered(ctx.db, shopId))
  return transaction(ctx, async (ctx) => {
    const made = await keepImport(
      ctx,
      { name, header, lines, columns },
      {
        shop_id: shopId,
        contact_id: me.contactId,
        state: canReadRows(columns) ? 'checking' : 'matching',
      },
    )
    return view(ctx, made, shopId)
  })
}

const view = async (ctx: Context, row: ImportRecord, shop_id: string): Promise<StockImport> =>
  importView({ ...row, shop_id }, await importRows(ctx.db, row.id, { limit: SAMPLE }))

async function importOf(ctx: Context, actor: Actor, id: string): Promise<StockImportRecord> {
  const found = await findImport(ctx.db, id)
  if (!found || found.shop_id === null || !canSeeStock(actor, found.shop_id)) throw importNotFound()
  return { ...found, shop_id: found.shop_id }
}

/** Throws IMPORT_NOT_FOUND. */
export async function readImport(ctx: Context, actor: Actor, id: string): Promise<StockImport> {
  const found = await importOf(ctx, actor, id)
  return view(ctx, found, found.shop_id)
}

/** What becomes of each row; nothing while they are still being looked at. Throws IMPORT_NOT_FOUND. */
export async function readImportRows(
  ctx: Context,
  actor: Actor,
  id: string,
  { fate, limit, after }: ImportRowsQuery,
): Promise<ImportRows> {
  const { state } = await importOf(ctx, actor, id)
  if (state === 'matching' || state === 'checking') return { rows: [], next: null }
  const found = await importRows(ctx.db, id, { after, limit: limit + 1, fate })
  const rows = found.slice(0, limit)
  return { rows: rows.map(rowView), next: found.length > limit ? (rows.at(-1)?.line ?? null) : null }
}

/**
 * Says which columns hold what, and looks at the rows again. The shop's next list is read the same way. Throws
 * IMPORT_NOT_FOUND, COLUMNS_MISSING, IMPORT_NOT_READY.
 */
export async function changeImport(
  ctx: Context,
  actor: Actor,
  id: string,
  { columns: wanted }: ChangeImport,
): Promise<StockImport> {
  const found = await importOf(ctx, actor, id)
  const columns = withinHeader(wanted, found.header.length)
  if (!canReadRows(columns)) throw columnsMissing()
  return transaction(ctx, async (ctx) => {
    const begun = await beginStep(ctx.db, id, ['matching', 'checking', 'ready'], { state: 'checking', columns })
    if (!begun) throw notReady()
    await rememberColumns(ctx.db, found.shop_id, rememberedColumns(found.header, columns))
    await enqueue(ctx, 'import', { importId: id })
    return view(ctx, begun, found.shop_id)
  })
}

/** A column holds one thing, and is there. */
function withinHeader(columns: ImportColumns, width: number): ImportColumns {
  const taken = new Set<number>()
  return Object.fromEntries(
    Object.entries(columns).filter(([, at]) => {
      if (at >= width || taken.has(at)) return false
      taken.add(at)
      return true
    }),
  )
}

/**
 * Imports the good rows in one transaction, or nothing if one is wrong and that is wanted. Throws IMPORT_NOT_FOUND,
 * SHOP_BLOCKED, IMPORT_HAS_ERRORS, NOTHING_TO_IMPORT, IMPORT_NOT_READY.
 */
export async function confirmImport(
  ctx: Context,
  actor: Actor,
  id: string,
  { wrong }: ConfirmImport,
): Promise<StockImport> {
  const { rows_wrong, total, shop_id } = await importOf(ctx, actor, id)
  await stockKeeperOf(ctx, actor, shop_id)
  const allOrNothing = wrong === 'import_nothing'
  return transaction(ctx, async (ctx) => {
    const begun = await beginStep(ctx.db, id, ['ready'], { state: 'importing', allOrNothing })
    if (!begun) throw notReady()
    if (allOrNothing && rows_wrong > 0) throw hasWrongRows(rows_wrong)
    if (rows_wrong === total) throw nothingToImport()
    await enqueue(ctx, 'import', { importId: id })
    return view(ctx, begun, shop_id)
  })
}

/** An import of a shop's stock. */
type StockImportRecord = ImportRecord & { shop_id: string }

const importView = (row: StockImportRecord, sample: readonly ImportLine[]): StockImport => ({
  id: row.id,
  shopId: row.shop_id,
  fileName: row.file_name,
  state: row.state,
  header: row.header,
  sample: sample.map(({ cells }) => cells),
  columns: row.columns,
  progress: row.progress,
  total: row.total,
  rows: { new: row.rows_new, changed: row.rows_changed, same: row.rows_same, wrong: row.rows_wrong },
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

const level = (priceCents: number | null, quantity: number | null) =>
  priceCents === null || quantity === null ? null : { priceCents, quantity }

/** A row that has been looked at. */
const rowView = (row: ImportLine): ImportRow => ({
  line: row.line,
  fate: row.fate ?? 'wrong',
  problem: row.problem,
  tyre: row.tyre,
  addsTyre: row.adds_tyre,
  before: level(row.old_price_cents, row.old_quantity),
  after: level(row.price_cents, row.quantity),
})
