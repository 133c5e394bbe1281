import type { Context } from '#core/context.ts'
import type { OfferWishInput } from '#core/contracts/offers.ts'
import { pointOf } from '#core/contracts/query.ts'
import type { FacetsQuery } from '#core/contracts/search.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { brandsNamedLike } from '#db/queries/inventory/catalogue.ts'
import { askedSize } from './asked-size.ts'

/**
 * What an address of the website asks for. The size may be written in any way; what stands behind it counts, as far as
 * nothing else is said. Throws SIZE_UNKNOWN.
 */
export async function webWish(
  ctx: Pick<Context, 'db'>,
  { lat, lng, brand, maxPrice, type, ...query }: FacetsQuery,
): Promise<OfferWishInput> {
  const { size, marks } = askedSize(query.size)
  const near = pointOf({ lat, lng })
  return {
    ...(marks.loadIndex !== undefined && { minLoadIndex: marks.loadIndex }),
    ...(marks.speed !== undefined && { minSpeedKmh: speedKmh(marks.speed) }),
    ...(marks.runFlat && { runFlat: true }),
    ...(marks.extraLoad && { extraLoad: true }),
    ...query,
    size,
    ...(near && { near }),
    ...(brand && { brands: await brandsLike(ctx, brand) }),
    ...(maxPrice !== undefined && { maxCents: Math.max(1, Math.round(maxPrice * 100)) }),
    ...(type && { types: type }),
  }
}

/** The brands whose names hold one of these parts; the parts themselves, which find nothing, where none does. */
async function brandsLike(ctx: Pick<Context, 'db'>, parts: readonly string[]): Promise<string[]> {
  const names = await brandsNamedLike(ctx.db, parts)
  return names.length > 0 ? names : [...parts]
}
