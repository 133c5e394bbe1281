import { findImport, type ImportLine, type ImportRecord, importRows } from '#db/queries/inventory/imports.ts'
import { type ExportedListing, stockList } from '#db/queries/inventory/stock-rows.ts'
import type { Actor } from '../../actor.ts'
import { shopNotFound } from '../../bookings/refusals.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../errors.ts'
import { canSeeStock } from '../../inventory/listing-policy.ts'
import { csv } from '../../rules/exports/csv.ts'
import { importFields } from '../../rules/imports/columns.ts'
import { valuesOf } from '../../rules/seller/listing-fields.ts'
import { localDate } from '../../rules/time/time.ts'

export type CsvFile = { name: string; text: string }

const BATCH_SIZE = 5_000

const rand = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2))

/** Everything that the shop sells, in the columns of the template. Throws SHOP_NOT_FOUND. */
export async function exportStock(ctx: Context, actor: Actor, shopId: string): Promise<CsvFile> {
  if (!canSeeStock(actor, shopId)) throw shopNotFound()
  const rows = await stockList(ctx.db, shopId)
  const heading = importFields.map(({ name }) => name)
  return { name: `stock-${localDate(ctx.clock.now())}.csv`, text: csv([heading, ...rows.map(cellsOf)]) }
}

const cellsOf = (row: ExportedListing): (string | number | null)[] => {
  const dual = row.load_index_dual === null ? '' : `/${row.load_index_dual}`
  const cells = {
    ...valuesOf(row),
    brand: row.brand,
    model: row.model,
    size: row.size,
    loadIndex: row.load_index === null ? null : `${row.load_index}${dual}`,
    speedRating: row.speed_rating,
    type: row.type,
    runFlat: row.run_flat ? 'yes' : 'no',
    price: rand(row.price_cents),
    quantity: row.quantity,
    orderQuantity: row.order_quantity,
    orderHours: row.order_lead_hours,
    orderUntil: row.order_until,
  }
  return importFields.map(({ field }) => cells[field])
}

/** The rows of an import that are wrong, as they were in the file and with what is wrong. Throws IMPORT_NOT_FOUND. */
export async function failedRows(ctx: Context, actor: Actor, id: string): Promise<CsvFile> {
  const found = await importOf(ctx, actor, id)
  return failedRowsOf(found, await rowsOf(ctx, id, 'wrong'))
}

/** Rows as they were in the file, with what is wrong. */
export function failedRowsOf({ header }: Pick<ImportRecord, 'header'>, rows: readonly ImportLine[]): CsvFile {
  const cells = rows.map(({ cells, problem }) => [...header.map((_, at) => cells[at] ?? ''), problem])
  return { name: 'rows-with-errors.csv', text: csv([[...header, 'Problem'], ...cells]) }
}

const words = { new: 'New', changed: 'Changed', same: 'Unchanged', wrong: 'Error', waits: 'Not answered' } as const

/** What became of every row. Throws IMPORT_NOT_FOUND. */
export async function importResult(ctx: Context, actor: Actor, id: string): Promise<CsvFile> {
  await importOf(ctx, actor, id)
  const rows = await rowsOf(ctx, id)
  const heading = ['Row', 'Result', 'Tyre', 'Old price', 'New price', 'Old stock', 'New stock', 'Problem']
  const cells = rows.map((row) => [
    row.line,
    row.fate === null ? null : words[row.fate],
    row.tyre,
    rand(row.old_price_cents),
    rand(row.price_cents),
    row.old_quantity,
    row.quantity,
    row.problem,
  ])
  return { name: 'import-result.csv', text: csv([heading, ...cells]) }
}

/** An import of a shop's stock. */
export type StockImportRecord = ImportRecord & { shop_id: string }

/** Throws IMPORT_NOT_FOUND, also for somebody else's. */
export async function importOf(ctx: Context, actor: Actor, id: string): Promise<StockImportRecord> {
  const found = await findImport(ctx.db, id)
  if (!found || found.shop_id === null || !canSeeStock(actor, found.shop_id)) throw importNotFound()
  return { ...found, shop_id: found.shop_id }
}

/** All rows of an import; whoever asks has looked at the right. */
export async function rowsOf(ctx: Context, id: string, fate?: 'wrong'): Promise<ImportLine[]> {
  const rows: ImportLine[] = []
  for (let after = 0; ; ) {
    const part = await importRows(ctx.db, id, { after, limit: BATCH_SIZE, fate })
    rows.push(...part)
    after = part.at(-1)?.line ?? after
    if (part.length < BATCH_SIZE) return rows
  }
}

const count = (number: number): string => number.toLocaleString('en-ZA').replace(/\s/g, ' ')

export const importNotFound = () => new Refusal('IMPORT_NOT_FOUND', 'This import is not there any more', 404)
export const columnsMissing = () =>
  new Refusal(
    'COLUMNS_MISSING',
    'Please say which columns hold brand, model and size (or SKU), and price or stock.',
    409,
  )
export const notReady = () => new Refusal('IMPORT_NOT_READY', 'This import is not waiting for that any more.', 409)
export const nothingToImport = () => new Refusal('NOTHING_TO_IMPORT', 'No row can be imported.', 409)
export const hasWrongRows = (rows: number) =>
  new Refusal('IMPORT_HAS_ERRORS', `Nothing was imported: ${count(rows)} rows have errors.`, 409)
