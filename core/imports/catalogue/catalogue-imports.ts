import { beginStep, findImport, type ImportLine, type ImportRecord, importRows } from '#db/queries/inventory/imports.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { CatalogueImport, CatalogueImportRow, CatalogueImportRows } from '../../contracts/admin/tyre-import.ts'
import type { ConfirmImport, ImportRowsQuery } from '../../contracts/seller/imports.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { csv } from '../../rules/exports/csv.ts'
import { catalogueColumns } from '../../rules/imports/catalogue-columns.ts'
import { transaction } from '../../transaction.ts'
import { tyreAdmin } from '../../tyres/read-tyres.ts'
import { keepImport, readTable } from '../import-work.ts'
import {
  type CsvFile,
  failedRowsOf,
  hasWrongRows,
  importNotFound,
  nothingToImport,
  notReady,
  rowsOf,
} from '../lists.ts'

/** Reads a list of tyres and has its rows looked at. Throws NOT_ALLOWED, and what is wrong with the file. */
export async function startCatalogueImport(
  ctx: Context,
  actor: Actor,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<CatalogueImport> {
  const { contactId } = tyreAdmin(actor)
  const { header, lines } = await readTable(bytes)
  const columns = catalogueColumns(header)
  return transaction(ctx, async (ctx) =>
    importView(
      await keepImport(
        ctx,
        { name, header, lines, columns },
        { shop_id: null, contact_id: contactId, state: 'checking' },
      ),
    ),
  )
}

const importView = (row: ImportRecord): CatalogueImport => {
  const used = new Set(Object.values(row.columns))
  return {
    id: row.id,
    fileName: row.file_name,
    // The columns are known by their names, so nothing has to be matched.
    state: row.state === 'matching' ? 'checking' : row.state,
    leftOut: row.header.filter((name, at) => name !== '' && !used.has(at)),
    progress: row.progress,
    total: row.total,
    rows: { new: row.rows_new, changed: row.rows_changed, same: row.rows_same, wrong: row.rows_wrong },
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}

const rowView = ({ line, fate, problem, tyre }: ImportLine): CatalogueImportRow => ({
  line,
  fate: fate === 'waits' ? 'wrong' : (fate ?? 'wrong'),
  problem,
  tyre,
})

async function importOf(ctx: Context, actor: Actor, id: string): Promise<ImportRecord> {
  tyreAdmin(actor)
  const found = await findImport(ctx.db, id)
  if (!found || found.shop_id !== null) throw importNotFound()
  return found
}

/** Throws NOT_ALLOWED, IMPORT_NOT_FOUND. */
export const readCatalogueImport = async (ctx: Context, actor: Actor, id: string): Promise<CatalogueImport> =>
  importView(await importOf(ctx, actor, id))

/** What becomes of each row; nothing while they are still being looked at. Throws NOT_ALLOWED, IMPORT_NOT_FOUND. */
export async function readCatalogueRows(
  ctx: Context,
  actor: Actor,
  id: string,
  { fate, limit, after }: ImportRowsQuery,
): Promise<CatalogueImportRows> {
  const { state } = await importOf(ctx, actor, id)
  if (state === 'checking') return { rows: [], next: null }
  const found = await importRows(ctx.db, id, { after, limit: limit + 1, fate })
  const rows = found.slice(0, limit)
  return { rows: rows.map(rowView), next: found.length > limit ? (rows.at(-1)?.line ?? null) : null }
}

/**
 * Stores the good rows in one transaction, or nothing if one is wrong and that is wanted. Throws NOT_ALLOWED,
 * IMPORT_NOT_FOUND, IMPORT_HAS_ERRORS, NOTHING_TO_IMPORT, IMPORT_NOT_READY.
 */
export async function confirmCatalogueImport(
  ctx: Context,
  actor: Actor,
  id: string,
  { wrong }: ConfirmImport,
): Promise<CatalogueImport> {
  const { rows_wrong, total } = await importOf(ctx, actor, id)
  const allOrNothing = wrong === 'import_nothing'
  return transaction(ctx, async (ctx) => {
    const begun = await beginStep(ctx.db, id, ['ready'], { state: 'importing', allOrNothing })
    if (!begun) throw notReady()
    if (allOrNothing && rows_wrong > 0) throw hasWrongRows(rows_wrong)
    if (rows_wrong === total) throw nothingToImport()
    await enqueue(ctx, 'import', { importId: id })
    return importView(begun)
  })
}

/** The rows that are wrong, as they were in the file. Throws NOT_ALLOWED, IMPORT_NOT_FOUND. */
export async function failedTyres(ctx: Context, actor: Actor, id: string): Promise<CsvFile> {
  const found = await importOf(ctx, actor, id)
  return failedRowsOf(found, await rowsOf(ctx, id, 'wrong'))
}

const words = { new: 'Added', changed: 'Filled in', same: 'Already there', wrong: 'Error', waits: 'Error' } as const

/** What became of every row. Throws NOT_ALLOWED, IMPORT_NOT_FOUND. */
export async function catalogueResult(ctx: Context, actor: Actor, id: string): Promise<CsvFile> {
  await importOf(ctx, actor, id)
  const rows = await rowsOf(ctx, id)
  const cells = rows.map(({ line, fate, tyre, problem }) => [line, fate && words[fate], tyre, problem])
  return { name: 'import-result.csv', text: csv([['Row', 'Result', 'Tyre', 'Problem'], ...cells]) }
}
