import { stringify } from 'csv-stringify/browser/esm/sync'
import { exportedCell } from './cells.ts'

export type CsvCell = string | number | null

/** Comma-separated values as Excel opens them: every cell quoted, on one line, and never a formula. */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? exportedCell(cell) : cell))),
    { bom: true, record_delimiter: 'windows', quoted: true, quoted_empty: true },
  )
