import type { ImportLine, ImportRecord, RowCounts, RowResult } from '#db/queries/inventory/imports.ts'
import type { Context } from '../context.ts'
import type { RowFate } from '../contracts/seller/imports.ts'

/** What differs between importing a shop's stock and tyres of the catalogue. */
export type ImportWork<Row extends { fate: RowFate }> = {
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

export type ShopImport = ImportRecord & { shop_id: string }
