import { tellVocabulary } from '#core/catalogue/vocabulary-news.ts'
import type { Context } from '#core/context.ts'
import type { FitmentForm } from '#core/contracts/admin/fitment.ts'
import { sizeRow } from '#core/rules/tyres/size-row.ts'
import { sizeIn } from '#core/rules/vehicles/fitment-row.ts'
import { insertFitment, replaceSizes, updateFitment } from '#db/queries/fitment/fitments.ts'
import { settleKnownVehicle } from '#db/queries/fitment/unknown-vehicles.ts'
import { addSizes } from '#db/queries/inventory/stock-rows.ts'
import { pairsOf, valuesOf } from './fitment-view.ts'

/**
 * Writes a row with its sizes, those that the catalogue lacks as well, in the running transaction; what people looked
 * up in vain and this row holds is settled. Undefined if the vehicle has a row from that year on.
 */
export async function writeFitment(ctx: Context, form: FitmentForm, id?: string): Promise<string | undefined> {
  const values = valuesOf(form)
  const written = id === undefined ? await insertFitment(ctx.db, values) : await updateFitment(ctx.db, id, values)
  if (written === undefined) return undefined
  const pairs = pairsOf(form.sizes)
  const sizes = pairs
    .flatMap(({ front, rear }) => [front, rear])
    .flatMap((code) => (code === null ? [] : (sizeIn(code) ?? [])))
  await addSizes(ctx.db, sizes.map(sizeRow).map(withNumbers))
  await replaceSizes(ctx.db, written, pairs)
  const { make, model, yearFrom: from, yearTo: to } = form
  await settleKnownVehicle(ctx.db, { make, model, from, to }, ctx.clock.now())
  await tellVocabulary(ctx)
  return written
}

const withNumbers = (row: ReturnType<typeof sizeRow>) => ({
  ...row,
  overall_diameter_in: row.overall_diameter_in === null ? null : Number(row.overall_diameter_in),
  section_width_in: row.section_width_in === null ? null : Number(row.section_width_in),
})
