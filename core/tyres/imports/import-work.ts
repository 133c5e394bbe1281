import {
  type ImportLine,
  type ImportRecord,
  insertImport,
  insertImportRows,
  type RowCounts,
  type RowResult,
} from '#db/queries/inventory/imports.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { RowOutcome } from '../../contracts/seller/imports.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { inspect } from '../../media/inspect/inspect.ts'
import type { SheetLine } from '../../media/inspect/sheet.ts'
import { excelProblem, fileTooLarge } from '../../media/inspect/sheet-refusals.ts'
import type { CatalogueColumns } from '../../rules/imports/catalogue-columns.ts'
import type { ImportColumns } from '../../rules/imports/columns.ts'
import { importLimits } from '../../rules/imports/columns.ts'
import { readRow } from '../../rules/imports/row.ts'
import { oneLine } from '../../rules/people/typed-text.ts'
import { holding } from '../../undo-step.ts'
import { applyRows, publishListings } from './apply.ts'
import { makePlanner, type PlannedRow } from './plan.ts'
import { watchStock } from './undo-import.ts'

/** What differs between importing a shop's stock and tyres of the catalogue. */
export type ImportWork<Row extends { fate: RowOutcome }> = {
  /** Says what becomes of rows, part by part, and changes nothing. */
  planner(ctx: Context): Promise<(lines: readonly ImportLine[]) => Promise<Row[]>>
  /** Makes other changes of the same wait until the transaction ends. */
  lock(ctx: Context): Promise<unknown>
  apply(ctx: Context, rows: readonly Row[]): Promise<void>
  /** After the last part: what follows from all of them, and who did it. */
  finish(ctx: Context, counts: RowCounts): Promise<void>
  result(row: Row): RowResult
}

export const nothing = {
  asks: null,
  brand: null,
  adds_tyre: false,
  old_price_cents: null,
  price_cents: null,
  old_quantity: null,
  quantity: null,
}

/** Of a row that is wrong. */
export const wrongResult = (row: Pick<RowResult, 'line' | 'tyre'> & { fate: 'wrong'; problem: string }): RowResult => ({
  ...nothing,
  line: row.line,
  tyre: row.tyre,
  fate: row.fate,
  problem: `Row ${row.line}: ${row.problem}`,
})

type ShopImport = ImportRecord & { shop_id: string }

const BATCH_SIZE = 2_000
const MAX_NAME = 120

/** The headings of a file, one a column, and the lines below them. Throws what is wrong with the file. */
export async function readTable(bytes: Uint8Array): Promise<{ header: string[]; lines: SheetLine[] }> {
  const [heading, ...lines] = await readSheet(bytes)
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), heading?.cells.length ?? 0)
  const header = Array.from({ length: width }, (_, at) => oneLine(heading?.cells[at] ?? ''))
  return { header, lines }
}

type Table = { name: string; header: string[]; lines: readonly SheetLine[]; columns: ImportColumns & CatalogueColumns }
type Kept = Pick<ImportRecord, 'shop_id' | 'contact_id' | 'state'>

/** Keeps the rows as the file has them, in the running transaction, and has them looked at. */
export async function keepImport(ctx: Context, { name, header, lines, columns }: Table, kept: Kept) {
  const made = await insertImport(ctx.db, {
    ...kept,
    file_name: oneLine(name).slice(0, MAX_NAME) || 'Pasted list',
    header,
    columns: JSON.stringify(columns),
    total: lines.length,
    created_at: ctx.clock.now(),
  })
  for (let start = 0; start < lines.length; start += BATCH_SIZE)
    await insertImportRows(ctx.db, made.id, lines.slice(start, start + BATCH_SIZE))
  if (made.state === 'checking') await enqueue(ctx, 'import', { importId: made.id })
  return made
}

/** The lines of a file, the heading first. Throws FILES_BUSY, and what is wrong with the file. */
export async function readSheet(bytes: Uint8Array): Promise<SheetLine[]> {
  if (bytes.byteLength > importLimits.bytes) throw fileTooLarge()
  return inspect('sheet', [bytes], () => {
    throw excelProblem()
  })
}

/** A shop's price list into its stock. */
export function stockWork({ id, shop_id: shopId, contact_id, columns, answers }: ShopImport): ImportWork<PlannedRow> {
  const listings: string[] = []
  const undo = watchStock(id, shopId)
  const toPlan = ({ line, cells }: ImportLine) => ({ line, ...readRow(cells, columns) })
  return {
    planner: async (ctx) => {
      const plan = await makePlanner(ctx, shopId, answers)
      return (lines) => plan(lines.map(toPlan))
    },
    lock: (ctx) => lockStock(ctx.db, shopId),
    apply: async (ctx, rows) => {
      const known = rows.flatMap((row) => ('listingId' in row ? [row.listingId] : []))
      await undo.before(ctx, known)
      const changed = await applyRows(ctx, shopId, rows)
      listings.push(...changed)
      await undo.after(ctx, [...new Set([...known, ...changed])])
    },
    finish: async (ctx, counts) => {
      await publishListings(await holding(ctx, id), listings)
      await undo.keep(ctx)
      await noteAudit(ctx, {
        contactId: contact_id,
        action: 'update',
        entity: 'shop',
        entityId: shopId,
        after: { importId: id, rows: counts },
      })
    },
    result: resultOf,
  }
}

function resultOf(row: PlannedRow): RowResult {
  if (row.fate === 'wrong') return wrongResult(row)
  const { line, tyre, fate } = row
  if (fate === 'waits') {
    const { asks, brand, problem } = row
    return { ...nothing, line, tyre, fate, problem: `Row ${line}: ${problem}`, asks, brand }
  }
  return {
    ...nothing,
    line,
    tyre,
    fate,
    problem: null,
    adds_tyre: fate === 'new' && row.adds !== null,
    old_price_cents: row.before?.priceCents ?? null,
    price_cents: row.after.priceCents,
    old_quantity: row.before?.quantity ?? null,
    quantity: row.after.quantity,
  }
}
