import {
  beginStep,
  columnsRemembered,
  findImport,
  type ImportRecord,
  importRows,
  insertImport,
  insertImportRows,
  rememberColumns,
} from '#db/queries/inventory/imports.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type {
  ChangeImport,
  ConfirmImport,
  ImportRows,
  ImportRowsQuery,
  StockImport,
} from '../contracts/seller/imports.ts'
import { canSeeStock } from '../inventory/listing-policy.ts'
import { stockKeeperOf } from '../inventory/stock-access.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { canReadRows, guessColumns, type ImportColumns, rememberedColumns } from '../rules/imports/columns.ts'
import { oneLine } from '../rules/people/typed-text.ts'
import { transaction } from '../transaction.ts'
import { importView, rowView } from './import-view.ts'
import { readSheet } from './read-sheet.ts'
import { columnsMissing, hasWrongRows, importNotFound, nothingToImport, notReady } from './refusals.ts'

const SAMPLE = 3
const ROWS_AT_ONCE = 2_000
const MOST_NAME = 120

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
  const [heading, ...lines] = await readSheet(bytes)
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const header = Array.from({ length: Math.max(width, heading?.cells.length ?? 0) }, (_, at) =>
    oneLine(heading?.cells[at] ?? ''),
  )
  const columns = guessColumns(header, await columnsRemembered(ctx.db, shopId))
  return transaction(ctx, async (ctx) => {
    const made = await insertImport(ctx.db, {
      shop_id: shopId,
      contact_id: me.contactId,
      file_name: oneLine(name).slice(0, MOST_NAME) || 'Pasted list',
      header,
      columns: JSON.stringify(columns),
      state: canReadRows(columns) ? 'checking' : 'matching',
      total: lines.length,
      created_at: ctx.clock.now(),
    })
    for (let start = 0; start < lines.length; start += ROWS_AT_ONCE)
      await insertImportRows(ctx.db, made.id, lines.slice(start, start + ROWS_AT_ONCE))
    if (made.state === 'checking') await enqueue(ctx, 'import', { importId: made.id })
    return view(ctx, made)
  })
}

const view = async (ctx: Context, row: ImportRecord): Promise<StockImport> =>
  importView(row, await importRows(ctx.db, row.id, { limit: SAMPLE }))

async function importOf(ctx: Context, actor: Actor, id: string): Promise<ImportRecord> {
  const found = await findImport(ctx.db, id)
  if (!found || !canSeeStock(actor, found.shop_id)) throw importNotFound()
  return found
}

/** Throws IMPORT_NOT_FOUND. */
export const readImport = async (ctx: Context, actor: Actor, id: string): Promise<StockImport> =>
  view(ctx, await importOf(ctx, actor, id))

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
    return view(ctx, begun)
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
    return view(ctx, begun)
  })
}
