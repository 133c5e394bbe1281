import { refreshDealOffers } from '#db/queries/offers.ts'
import type { Context } from '../context.ts'
import { localDate } from '../rules/time.ts'

/** Brings what drivers can buy in step with the deals that begin or end today. */
export const refreshDeals = (ctx: Context): Promise<number> => refreshDealOffers(ctx.db, localDate(ctx.clock.now()))
