import { refreshDealOffers } from '#db/queries/inventory/offers.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'

/** Brings the offers in step with the deals that begin or end today. Returns how many listings changed. */
export const refreshDeals = (ctx: Context): Promise<number> =>
  transaction(ctx, async (ctx) => {
    const listingIds = await refreshDealOffers(ctx.db, localDate(ctx.clock.now()))
    if (listingIds.length > 0) await record(ctx, { type: 'listing.changed', listingIds })
    return listingIds.length
  })
