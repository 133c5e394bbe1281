import { brandIdOf, sizeIdOf, tyreExists, tyreIdOf } from '#db/queries/inventory/tyres.ts'
import type { Context } from '../context.ts'
import type { NewListing, NewTyre } from '../contracts/seller/change-stock.ts'
import { sizeRow } from '../rules/tyres/size-row.ts'
import { parseTyreSize } from '../rules/tyres/tyre-size.ts'
import { notASize, tyreNotFound } from './refusals.ts'

/** The id of the tyre that is meant, in the central database or made for the shop. Throws TYRE_NOT_FOUND, NOT_A_SIZE. */
export async function settleTyre(ctx: Context, { tyreId, tyre }: Pick<NewListing, 'tyreId' | 'tyre'>): Promise<string> {
  if (tyre) return ownTyre(ctx, tyre)
  if (tyreId === undefined || !(await tyreExists(ctx.db, tyreId))) throw tyreNotFound()
  return tyreId
}

/** What stands behind the size (91V XL) counts if it is not said apart. */
async function ownTyre(ctx: Context, { brand, model, size, type, loadIndex, speedRating, ...is }: NewTyre) {
  const parsed = parseTyreSize(size)
  if (parsed?.kind !== 'single') throw notASize()
  const { marks } = parsed
  return tyreIdOf(ctx.db, {
    brand_id: await brandIdOf(ctx.db, brand),
    model,
    size_id: await sizeIdOf(ctx.db, sizeRow(parsed.size)),
    type,
    load_index: loadIndex ?? marks.loadIndex ?? null,
    load_index_dual: loadIndex === null ? (marks.loadIndexDual ?? null) : null,
    speed_rating: speedRating ?? marks.speed ?? null,
    run_flat: is.runFlat || marks.runFlat === true,
    extra_load: is.extraLoad || marks.extraLoad === true,
  })
}
