import { findCentres } from '#db/queries/shops/centres.ts'
import type { Context } from '../context.ts'
import type { Centres, CentresQuery } from '../contracts/shop-directory.ts'

/** Fitment centres that the public may see and write to. */
export const searchCentres = async (ctx: Pick<Context, 'db'>, query: CentresQuery): Promise<Centres> => ({
  centres: (await findCentres(ctx.db, query)).map(({ logo_url, review_count, ...row }) => ({
    ...row,
    logoUrl: logo_url,
    reviewCount: review_count,
  })),
})
