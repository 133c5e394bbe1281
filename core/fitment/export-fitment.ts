import type { Actor } from '#core/actor.ts'
import { canAdmin } from '#core/admin/admin-policy.ts'
import { adminsOnly } from '#core/admin/refusals.ts'
import type { Context } from '#core/context.ts'
import { csv } from '#core/rules/exports/csv.ts'
import { localDate } from '#core/rules/time/time.ts'
import { fitmentColumns } from '#core/rules/vehicles/fitment-sheet.ts'
import { pairText } from '#core/rules/vehicles/pair-text.ts'
import { allFitments } from '#db/queries/fitment/fitments.ts'

/** The whole table in the columns that an import takes. Throws NOT_ALLOWED. */
export async function exportFitment(ctx: Context, actor: Actor): Promise<{ name: string; text: string }> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  const rows = (await allFitments(ctx.db)).map(({ make, model, variant, year_from, year_to, sizes, confidence }) => [
    make,
    model,
    variant,
    year_from,
    year_to,
    sizes.map(pairText).join('; '),
    confidence,
  ])
  return { name: `fitment-${localDate(ctx.clock.now())}.csv`, text: csv([fitmentColumns, ...rows]) }
}
