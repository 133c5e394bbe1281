import { brandAliases } from '#db/queries/catalogue/brands.ts'
import { type Unknowns, unknownsOf } from '#db/queries/catalogue/import-tyres.ts'
import { type KnownTyre, tyresNamed } from '#db/queries/inventory/stock-rows.ts'
import type { Context } from '../../context.ts'
import type { CatalogueTyre } from '../../rules/imports/catalogue-row.ts'
import { addedKey, nameKey, such, tyreName, wantedName } from '../plan.ts'

/** One row of a list: what it says, or what is wrong with it. */
export type CatalogueRow = { line: number } & ({ value: CatalogueTyre } | { problem: string })

/** What becomes of a row. 'changed': it is there already, and the row says what was not known of it. */
export type PlannedTyre = { line: number; tyre: string } & (
  | { fate: 'wrong'; problem: string }
  | { fate: 'new'; adds: CatalogueTyre }
  | { fate: 'changed'; tyreId: string; says: CatalogueTyre }
  | { fate: 'same' }
)

/** Says what becomes of each row, in parts. A tyre that was in an earlier row is there already. Changes nothing. */
export async function cataloguePlanner(ctx: Pick<Context, 'db'>) {
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
