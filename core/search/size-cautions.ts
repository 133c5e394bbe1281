import { originalSizes } from '#core/catalogue/vehicle-sizes.ts'
import type { Context } from '#core/context.ts'
import type { AskedService, Caution, NamedVehicle } from '#core/contracts/tyres.ts'
import { cautionsOf, type Fitted, needsOf } from '#core/rules/tyres/cautions.ts'
import { sizeByCode } from '#db/queries/inventory/catalogue.ts'
import type { Needs } from './offer-view.ts'

type About = {
  size: string
  rear?: string | undefined
  vehicle: Partial<NamedVehicle>
  asked?: AskedService | undefined
}

/**
 * What has to be said of a size for a named vehicle before anything is offered, and the least load and speed that each
 * axle needs. Undefined if the sizes of the vehicle are unknown.
 */
export async function sizeCautions(
  ctx: Pick<Context, 'db'>,
  { size, rear, vehicle, asked }: About,
): Promise<{ cautions: Caution[]; front: Needs; rear: Needs } | undefined> {
  const known = await originalSizes(ctx, vehicle)
  if (!known) return undefined
  const judged = {
    vehicle: known,
    asked,
    tyre: await usual(ctx, size),
    rear: rear === undefined ? undefined : await usual(ctx, rear),
  }
  return { cautions: cautionsOf(judged), ...needsOf(judged) }
}

/** A tyre with the load and speed that are usual for its size. */
async function usual(ctx: Pick<Context, 'db'>, code: string): Promise<Fitted> {
  const size = await sizeByCode(ctx.db, code)
  return { size: code, loadIndex: size?.usual_load_index ?? null, speedRating: size?.usual_speed_rating ?? null }
}
