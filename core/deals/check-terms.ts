import { overlapsDeal, type StockRow } from '#db/queries/inventory/stock.ts'
import type { Context } from '../context.ts'
import { dealsOverlap, endsBeforeStart, notCheaper } from './refusals.ts'

type Terms = {
  priceCents: number
  startsOn: string
  endsOn: string | null
  active: boolean
  /** The seller knows that it is no cheaper than the listing. */
  confirmed: boolean
  /** The deal itself, if it exists already. */
  dealId?: string
}

/**
 * What a deal of the listing must keep to; the listing is locked. Throws DEAL_ENDS_BEFORE_START, DEAL_NOT_CHEAPER,
 * DEALS_OVERLAP.
 */
export async function checkTerms(ctx: Context, listing: StockRow, terms: Terms): Promise<void> {
  const { priceCents, startsOn, endsOn, active, confirmed, dealId } = terms
  if (endsOn !== null && endsOn < startsOn) throw endsBeforeStart()
  if (priceCents >= listing.price_cents && !confirmed) throw notCheaper(listing.price_cents)
  if (active && (await overlapsDeal(ctx.db, { listingId: listing.id, startsOn, endsOn }, dealId))) throw dealsOverlap()
}
