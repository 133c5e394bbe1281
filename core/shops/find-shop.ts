import type { Context } from '#core/context.ts'
import type { Point } from '#core/contracts/offers.ts'
import { shopsNamed } from '#db/queries/shops/shops.ts'
import { listShops } from './list-shops.ts'
import type { ShopNear } from './shop-view.ts'

const limit = 10
/** Distance orders names that are equally alike. */
const step = 0.1

/** Shops whose names are like the text, also if it is misspelt or short; the most alike first, then the nearest. */
export async function findShopsByName(
  ctx: Pick<Context, 'db' | 'clock'>,
  text: string,
  near?: Point,
): Promise<ShopNear[]> {
  const wanted = text.trim().slice(0, 100)
  if (wanted === '') return []
  const found = await shopsNamed(ctx.db, wanted, limit)
  const grade = new Map(found.map(({ id, likeness }) => [id, Math.round(likeness / step)]))
  const shops = await listShops(
    ctx,
    found.map(({ id }) => id),
    near,
  )
  return shops.sort(
    (one, other) =>
      (grade.get(other.id) ?? 0) - (grade.get(one.id) ?? 0) || (one.distanceKm ?? 0) - (other.distanceKm ?? 0),
  )
}
