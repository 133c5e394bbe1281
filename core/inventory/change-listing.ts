import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { lockListing, updateListing } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { ChangeListing } from '../contracts/inventory.ts'
import { record } from '../events.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canChangeStock } from './listing-policy.ts'
import { listingNotFound } from './refusals.ts'

/** Gives a listing another price or quantity. Throws LISTING_NOT_FOUND, also for somebody else's listing. */
export const changeListing = (ctx: Context, actor: Actor, listingId: string, wish: ChangeListing): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { priceCents, quantity } = ChangeListing.parse(wish)
    const listing = await lockListing(ctx.db, listingId)
    if (!listing || !canChangeStock(actor, listing)) throw listingNotFound()
    const next = { price_cents: priceCents ?? listing.price_cents, quantity: quantity ?? listing.quantity }
    if (next.price_cents === listing.price_cents && next.quantity === listing.quantity) return
    const now = ctx.clock.now()
    await updateListing(ctx.db, listingId, { ...next, updated_at: now })
    await refreshOffers(ctx.db, { listingIds: [listingId], today: localDate(now) })
    await record(ctx, { type: 'listing.changed', listingIds: [listingId] })
  })
