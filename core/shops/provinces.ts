import type { Context } from '#core/context.ts'
import type { ProvincesAnswer } from '#core/contracts/shop-directory.ts'
import { provincesWithShops } from '#db/queries/shops/shops.ts'

/** The provinces with shops that the public may see, and how many. */
export const shopProvinces = async (ctx: Pick<Context, 'db'>): Promise<ProvincesAnswer> => ({
  provinces: await provincesWithShops(ctx.db),
})
