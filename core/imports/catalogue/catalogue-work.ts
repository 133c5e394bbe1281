import { lockCatalogue } from '#db/queries/catalogue/change-tyre.ts'
import { fillTyres, insertTyres } from '#db/queries/catalogue/import-tyres.ts'
import type { ImportLine, ImportRecord, RowResult } from '#db/queries/inventory/imports.ts'
import { addBrands, addSizes } from '#db/queries/inventory/stock-rows.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import { readCatalogueRow } from '../../rules/imports/catalogue-row.ts'
import { newSize } from '../apply.ts'
import { type ImportWork, nothing, wrongResult } from '../import-work.ts'
import { cataloguePlanner, type PlannedTyre } from './plan-catalogue.ts'

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
