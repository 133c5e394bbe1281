import { type ImportRecord, insertImport, insertImportRows } from '#db/queries/inventory/imports.ts'
import type { Context } from '../context.ts'
import type { SheetLine } from '../inspect/sheet.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { CatalogueColumns } from '../rules/imports/catalogue-columns.ts'
import type { ImportColumns } from '../rules/imports/columns.ts'
import { oneLine } from '../rules/people/typed-text.ts'
import { readSheet } from './read-sheet.ts'

const ROWS_AT_ONCE = 2_000
const MOST_NAME = 120

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
    file_name: oneLine(name).slice(0, MOST_NAME) || 'Pasted list',
    header,
    columns: JSON.stringify(columns),
    total: lines.length,
    created_at: ctx.clock.now(),
  })
  for (let start = 0; start < lines.length; start += ROWS_AT_ONCE)
    await insertImportRows(ctx.db, made.id, lines.slice(start, start + ROWS_AT_ONCE))
  if (made.state === 'checking') await enqueue(ctx, 'import', { importId: made.id })
  return made
}
