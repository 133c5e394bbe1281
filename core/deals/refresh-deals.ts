import { dealsToRefresh, refreshOffers } from '#db/queries/inventory/offers.ts'
import { eachDue } from '../due/each-due.ts'
import { record } from '../events.ts'
import { localDate } from '../rules/time/time.ts'

/** Brings the offers in step with the deals that begin or end today. */
export const refreshDeals = eachDue<string>({
  name: 'deal',
  claim: (ctx, claim) => dealsToRefresh(ctx.db, localDate(claim.at), claim),
  id: (listingId) => listingId,
  doAll: async (ctx, listingIds) => {
    await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
    await record(ctx, { type: 'listing.changed', listingIds: [...listingIds] })
  },
})
