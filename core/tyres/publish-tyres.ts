import { refreshOffers } from '#db/queries/inventory/offers.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { localDate } from '../rules/time/time.ts'

/** Events of so many listings each stay small. */
const AN_EVENT = 500

/** Brings what drivers find in step with the tyres of these listings, and tells of them. */
export async function publishTyres(ctx: Context, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return
  await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
  for (let start = 0; start < listingIds.length; start += AN_EVENT)
    await record(ctx, { type: 'listing.changed', listingIds: listingIds.slice(start, start + AN_EVENT) })
}
