import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { insertDeal } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { PublishDeal, type PublishDealInput } from '../contracts/inventory.ts'
import { record } from '../events.ts'
import { listingNotFound } from '../inventory/refusals.ts'
import { listingToChange } from '../inventory/stock-access.ts'
import { withFreshCode } from '../rules/code.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { checkTerms } from './check-terms.ts'
import { canPublishDeal } from './deal-policy.ts'

/**
 * Puts a listing on special. A deal that starts later counts from its first day. Throws LISTING_NOT_FOUND,
 * SHOP_BLOCKED, DEAL_ENDS_BEFORE_START, DEAL_NOT_CHEAPER (unless confirmed), DEALS_OVERLAP.
 */
export const publishDeal = (
  ctx: Context,
  actor: Actor,
  wish: PublishDealInput,
): Promise<{ id: string; code: string }> =>
  transaction(ctx, async (ctx) => {
    const { listingId, title, description, priceCents, startsOn, endsOn, confirmed } = PublishDeal.parse(wish)
    const listing = await listingToChange(ctx, actor, listingId)
    if (!canPublishDeal(actor, listing)) throw listingNotFound()
    // The listing is locked, so no other deal of it comes in between.
    await checkTerms(ctx, listing, { priceCents, startsOn, endsOn, active: true, confirmed })
    const row = {
      shop_id: listing.shop_id,
      listing_id: listingId,
      title,
      description,
      price_cents: priceCents,
      starts_on: startsOn,
      ends_on: endsOn,
    }
    const deal = await withFreshCode(ctx.random, (code) => insertDeal(ctx.db, { ...row, code }))
    await refreshOffers(ctx.db, { listingIds: [listingId], today: localDate(ctx.clock.now()) })
    await record(ctx, { type: 'deal.published', dealId: deal.id, listingId })
    return deal
  })
