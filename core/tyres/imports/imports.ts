import { unknownBrands } from '#db/queries/catalogue/brands.ts'
import {
  beginStep,
  columnsRemembered,
  type ImportLine,
  type ImportRecord,
  importRows,
  pastImports,
  rememberColumns,
  undoUntilOf,
  waitingFor,
} from '#db/queries/inventory/imports.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type {
  ChangeImport,
  ConfirmImport,
  ImportAsks,
  ImportRow,
  ImportRows,
  ImportRowsQuery,
  PastImports,
  StockImport,
} from '../../contracts/seller/imports.ts'
import { memberOfStock, stockKeeperOf } from '../../inventory/write-stock.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { canReadRows, type ImportColumns } from '../../rules/imports/columns.ts'
import { guessColumns, rememberedColumns } from '../../rules/imports/guess-columns.ts'
import { transaction } from '../../transaction.ts'
import { keepImport, readTable } from './import-work.ts'
import { columnsMissing, hasWrongRows, importOf, nothingToImport, notReady, type StockImportRecord } from './lists.ts'

const SAMPLE = 3
const MAX_ASKED = 100

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

async function view(ctx: Context, row: ImportRecord, shop_id: string): Promise<StockImport> {
  const sample = await importRows(ctx.db, row.id, { limit: SAMPLE })
  const undoUntil = row.state === 'done' ? await undoUntilOf(ctx.db, row.id, ctx.clock.now()) : null
  const asks = row.rows_waits > 0 ? await asksOf(ctx, row.id) : { brands: [], prices: 0 }
  return importView({ ...row, shop_id }, { sample, undoUntil, asks })
}

/** What its rows wait for, with the brands that may be meant. */
async function asksOf(ctx: Context, id: string): Promise<ImportAsks> {
  const { brands, prices } = await waitingFor(ctx.db, id)
  const shown = brands.slice(0, MAX_ASKED)
  const unknown = await unknownBrands(
    ctx.db,
    shown.map(({ typed }) => typed),
  )
  const similar = new Map(unknown.map((one) => [one.name.toLowerCase(), one.similar]))
  return { brands: shown.map((one) => ({ ...one, similar: similar.get(one.typed.toLowerCase()) ?? [] })), prices }
}

const MAX_LISTED = 20

/** The last imports of the shop. Throws SHOP_NOT_FOUND. */
export async function listImports(ctx: Context, actor: Actor, shopId: string): Promise<PastImports> {
  memberOfStock(actor, shopId)
  const rows = await pastImports(ctx.db, shopId, { limit: MAX_LISTED, now: ctx.clock.now() })
  return {
    imports: rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      state: row.state,
      by: row.by,
      rows: countsOf(row),
      createdAt: row.created_at.toISOString(),
      undoUntil: row.until?.toISOString() ?? null,
      undoneAt: row.undone_at?.toISOString() ?? null,
    })),
  }
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
 * Says which columns hold what, or what was asked of rows, and looks at the rows again. The shop's next list is read
 * the same way. Throws IMPORT_NOT_FOUND, COLUMNS_MISSING, IMPORT_NOT_READY.
 */
export async function changeImport(
  ctx: Context,
  actor: Actor,
  id: string,
  { columns: wanted, answers }: ChangeImport,
): Promise<StockImport> {
  const found = await importOf(ctx, actor, id)
  const columns = withinHeader(wanted ?? found.columns, found.header.length)
  if (!canReadRows(columns)) throw columnsMissing()
  return transaction(ctx, async (ctx) => {
    const begun = await beginStep(ctx.db, id, ['matching', 'checking', 'ready'], {
      state: 'checking',
      columns,
      ...(answers && { answers }),
    })
    if (!begun) throw notReady()
    if (wanted) await rememberColumns(ctx.db, found.shop_id, rememberedColumns(found.header, columns))
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
  const { rows_wrong, rows_waits, total, shop_id } = await importOf(ctx, actor, id)
  const leftOut = rows_wrong + rows_waits
  await stockKeeperOf(ctx, actor, shop_id)
  const allOrNothing = wrong === 'import_nothing'
  return transaction(ctx, async (ctx) => {
    const begun = await beginStep(ctx.db, id, ['ready'], { state: 'importing', allOrNothing })
    if (!begun) throw notReady()
    if (allOrNothing && leftOut > 0) throw hasWrongRows(leftOut)
    if (leftOut === total) throw nothingToImport()
    await enqueue(ctx, 'import', { importId: id })
    return view(ctx, begun, shop_id)
  })
}

type Counts = Pick<ImportRecord, 'rows_new' | 'rows_changed' | 'rows_same' | 'rows_wrong' | 'rows_waits'>
const countsOf = (row: Counts): StockImport['rows'] => ({
  new: row.rows_new,
  changed: row.rows_changed,
  same: row.rows_same,
  wrong: row.rows_wrong,
  waits: row.rows_waits,
})

type Beside = { sample: readonly ImportLine[]; undoUntil: Date | null; asks: ImportAsks }

const importView = (row: StockImportRecord, { sample, undoUntil, asks }: Beside): StockImport => ({
  id: row.id,
  shopId: row.shop_id,
  fileName: row.file_name,
  state: row.state,
  header: row.header,
  sample: sample.map(({ cells }) => cells),
  columns: row.columns,
  progress: row.progress,
  total: row.total,
  rows: countsOf(row),
  asks,
  answers: row.answers,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  undoUntil: undoUntil?.toISOString() ?? null,
  undoneAt: row.undone_at?.toISOString() ?? null,
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
