import { z } from 'zod'
import { shopNotFound } from '#core/bookings/refusals.ts'
import type { Context } from '#core/context.ts'
import { type ShopRow, visibleShop } from '#db/queries/shops/shops.ts'

/** A shop that the public may see, by its id or its slug; undefined when there is none. */
export const findShop = (ctx: Pick<Context, 'db'>, idOrSlug: string): Promise<ShopRow | undefined> =>
  visibleShop(ctx.db, keyOf(idOrSlug))

export const keyOf = (idOrSlug: string): { id: string } | { slug: string } =>
  z.uuid().safeParse(idOrSlug).success ? { id: idOrSlug } : { slug: idOrSlug }

/** A shop that the public may see, by its id or its slug. Throws SHOP_NOT_FOUND. */
export async function openShop(ctx: Pick<Context, 'db'>, idOrSlug: string): Promise<ShopRow> {
  const shop = await findShop(ctx, idOrSlug)
  if (!shop) throw shopNotFound()
  return shop
}
