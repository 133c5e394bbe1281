import { brandAliases } from '#db/queries/catalogue/brands.ts'
import { lockCatalogue } from '#db/queries/catalogue/change-tyre.ts'
import { fillTyres, insertTyres, type Unknowns, unknownsOf } from '#db/queries/catalogue/import-tyres.ts'
import type { ImportLine, ImportRecord, RowResult } from '#db/queries/inventory/imports.ts'
import { addBrands, addSizes, type KnownTyre, tyresNamed } from '#db/queries/inventory/stock-rows.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import { type CatalogueTyre, readCatalogueRow } from '../../rules/imports/catalogue-row.ts'
import { newSize } from '../apply.ts'
import { type ImportWork, nothing, wrongResult } from '../import-work.ts'
import { addedKey, nameKey, such, tyreName, wantedName } from '../plan.ts'

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
