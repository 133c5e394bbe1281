import type { Context } from '#core/context.ts'
import type { ProvincesAnswer } from '#core/contracts/shop-directory.ts'
import { provincesWithShops } from '#db/queries/shops/shops.ts'

/** Where there are shops that the public may see. */
export const shopProvinces = async (ctx: Pick<Context, 'db'>): Promise<ProvincesAnswer> => ({
  provinces: await provincesWithShops(ctx.db),
})
