import { brandAliases } from '#db/queries/catalogue/brands.ts'
import { fillTyres, insertTyres, type Unknowns, unknownsOf } from '#db/queries/catalogue/import-tyres.ts'
import { lockCatalogue } from '#db/queries/catalogue/tyre-rows.ts'
import {
  beginStep,
  findImport,
  type ImportLine,
  type ImportRecord,
  importRows,
  type RowResult,
} from '#db/queries/inventory/imports.ts'
import { addBrands, addSizes, type KnownTyre, tyresNamed } from '#db/queries/inventory/stock-rows.ts'
import type { Actor } from '../../../actor.ts'
import { noteAudit } from '../../../audit/note-audit.ts'
import type { Context } from '../../../context.ts'
import type { CatalogueImport, CatalogueImportRow, CatalogueImportRows } from '../../../contracts/admin/tyres.ts'
import type { ConfirmImport, ImportRowsQuery } from '../../../contracts/seller/imports.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { csv } from '../../../rules/exports/csv.ts'
import { type CatalogueTyre, catalogueColumns, readCatalogueRow } from '../../../rules/imports/catalogue-columns.ts'
import { transaction } from '../../../transaction.ts'
import { tyreAdmin } from '../../read-tyres.ts'
import { newSize } from '../apply.ts'
import { type ImportWork, keepImport, nothing, readTable, wrongResult } from '../import-work.ts'
import {
  type CsvFile,
  failedRowsOf,
  hasWrongRows,
  importNotFound,
  nothingToImport,
  notReady,
  rowsOf,
} from '../lists.ts'
import { addedKey, nameKey, such, tyreName, wantedName } from '../plan.ts'

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

/** An admin's list of tyres into the catalogue. */
export function catalogueWork({ id, contact_id, columns }: ImportRecord): ImportWork<PlannedTyre> {
  const read = ({ line, cells }: ImportLine) => ({ line, ...readCatalogueRow(cells, columns) })
  return {
    planner: async (ctx) => {
      const plan = await cataloguePlanner(ctx)
      return (lines) => plan(lines.map(read))
    },
    lock: (ctx) => lockCatalogue(ctx.db),
    apply,
    finish: (ctx, counts) =>
      noteAudit(ctx, {
        contactId: contact_id,
        action: 'create',
        entity: 'tyre_import',
        entityId: id,
        after: { rows: counts },
      }),
    result: resultOf,
  }
}

async function apply(ctx: Context, rows: readonly PlannedTyre[]): Promise<void> {
  const added = rows.flatMap((row) => (row.fate === 'new' ? [row.adds] : []))
  if (added.length > 0) {
    await addBrands(
      ctx.db,
      added.map(({ brand }) => brand),
      false,
    )
    await addSizes(ctx.db, [...new Set(added.map(({ size }) => size))].map(newSize))
    await insertTyres(ctx.db, added, ctx.clock.now())
  }
  const filled = rows.flatMap((row) => (row.fate === 'changed' ? [{ ...row.says, id: row.tyreId }] : []))
  if (filled.length > 0) await fillTyres(ctx.db, filled, ctx.clock.now())
}

function resultOf(row: PlannedTyre): RowResult {
  if (row.fate === 'wrong') return wrongResult(row)
  const { line, tyre, fate } = row
  return { ...nothing, line, tyre, fate, problem: null }
}

/** One row of a list: what it says, or what is wrong with it. */
type CatalogueRow = { line: number } & ({ value: CatalogueTyre } | { problem: string })

/** What becomes of a row. 'changed': it is there already, and the row says what was not known of it. */
type PlannedTyre = { line: number; tyre: string } & (
  | { fate: 'wrong'; problem: string }
  | { fate: 'new'; adds: CatalogueTyre }
  | { fate: 'changed'; tyreId: string; says: CatalogueTyre }
  | { fate: 'same' }
)

/** Says what becomes of each row, in parts. A tyre that was in an earlier row is there already. Changes nothing. */
async function cataloguePlanner(ctx: Pick<Context, 'db'>) {
  const aliases = await brandAliases(ctx.db)
  const seen = new Set<string>()
  return async (list: readonly CatalogueRow[]): Promise<PlannedTyre[]> => {
    const rows = list.map((row) => withBrand(row, aliases))
    const wanted = rows.flatMap((row) => ('value' in row ? [row.value] : []))
    const found = wanted.length > 0 ? await tyresNamed(ctx.db, wanted) : []
    const catalogue = Map.groupBy(found, nameKey)
    const unknowns = await unknownsOf(
      ctx.db,
      found.map(({ tyre_id }) => tyre_id),
    )
    return rows.map((row) => planned(row, catalogue, unknowns, seen))
  }
}

const withBrand = (row: CatalogueRow, aliases: ReadonlyMap<string, string>): CatalogueRow => {
  const brand = 'value' in row ? aliases.get(row.value.brand.toLowerCase()) : undefined
  return 'value' in row && brand ? { ...row, value: { ...row.value, brand } } : row
}

function planned(
  row: CatalogueRow,
  catalogue: ReadonlyMap<string, readonly KnownTyre[]>,
  unknowns: ReadonlyMap<string, Unknowns>,
  seen: Set<string>,
): PlannedTyre {
  const { line } = row
  if ('problem' in row) return { line, tyre: '', fate: 'wrong', problem: row.problem }
  const { value } = row
  const [known, another] = such(catalogue.get(nameKey(value)) ?? [], value)
  if (known) {
    const fills = !another && fillsIn(value, unknowns.get(known.tyre_id)) && !seen.has(known.tyre_id)
    seen.add(known.tyre_id)
    const name = { line, tyre: tyreName(known) }
    return fills ? { ...name, fate: 'changed', tyreId: known.tyre_id, says: value } : { ...name, fate: 'same' }
  }
  const key = addedKey(value)
  if (seen.has(key)) return { line, tyre: wantedName(value), fate: 'same' }
  seen.add(key)
  return { line, tyre: wantedName(value), fate: 'new', adds: value }
}

const fields = ['image', 'wetGrip', 'fuelEfficiency', 'noiseDb', 'noiseClass'] as const

const fillsIn = (says: CatalogueTyre, unknown: Unknowns | undefined): boolean =>
  unknown !== undefined && fields.some((field) => unknown[field] && says[field] !== null)
