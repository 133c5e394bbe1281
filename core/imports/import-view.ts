import type { ImportLine, ImportRecord } from '#db/queries/inventory/imports.ts'
import type { ImportRow, StockImport } from '../contracts/seller/imports.ts'

/** An import of a shop's stock. */
export type StockImportRecord = ImportRecord & { shop_id: string }

export const importView = (row: StockImportRecord, sample: readonly ImportLine[]): StockImport => ({
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
export const rowView = (row: ImportLine): ImportRow => ({
  line: row.line,
  fate: row.fate ?? 'wrong',
  problem: row.problem,
  tyre: row.tyre,
  addsTyre: row.adds_tyre,
  before: level(row.old_price_cents, row.old_quantity),
  after: level(row.price_cents, row.quantity),
})
