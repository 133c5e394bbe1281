import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { insertDeal, overlapsDeal, type StockRow } from '#db/queries/inventory/stock.ts'
import { deleteDeal, findOwnDeal, type OwnDealRow, updateDeal } from '#db/queries/seller/own-deals.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { PublishDeal, type PublishDealInput } from '../contracts/inventory.ts'
import type { ChangeDeal, CreateDeal, OwnDeal } from '../contracts/seller/deals.ts'
import { record } from '../events.ts'
import { listingNotFound } from '../inventory/refusals.ts'
import { listingToChange, memberOfStock } from '../inventory/write-stock.ts'
import { withFreshCode } from '../rules/code.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canPublishDeal } from './deal-policy.ts'
import { dealsOverlap, endsBeforeStart, notCheaper, ownDealNotFound } from './list-deals.ts'
import { ownDealNow } from './own-deals.ts'

/**
 * Puts a tyre of the shop on special. Throws SHOP_NOT_FOUND, LISTING_NOT_FOUND, SHOP_BLOCKED, DEAL_ENDS_BEFORE_START,
 * DEAL_NOT_CHEAPER (unless confirmed), DEALS_OVERLAP.
 */
export const createDeal = (ctx: Context, actor: Actor, shopId: string, input: CreateDeal): Promise<OwnDeal> =>
  transaction(ctx, async (ctx) => {
    memberOfStock(actor, shopId)
    const listing = await listingToChange(ctx, actor, input.listingId)
    if (listing.shop_id !== shopId) throw listingNotFound()
    const today = localDate(ctx.clock.now())
    const { id } = await publishDeal(ctx, actor, { ...input, startsOn: input.startsOn ?? today })
    return ownDealNow(ctx, id)
  })

/**
 * Changes what a deal says, or switches it. Throws DEAL_NOT_FOUND, SHOP_BLOCKED, DEAL_ENDS_BEFORE_START,
 * DEAL_NOT_CHEAPER (unless confirmed), DEALS_OVERLAP.
 */
export const changeDeal = (ctx: Context, actor: Actor, id: string, change: ChangeDeal): Promise<OwnDeal> =>
  transaction(ctx, async (ctx) => {
    const { deal, listing } = await dealToChange(ctx, actor, id)
    const next = {
      title: change.title ?? deal.title,
      description: change.description ?? deal.description,
      price_cents: change.priceCents ?? deal.price_cents,
      starts_on: change.startsOn ?? deal.starts_on,
      ends_on: change.endsOn === undefined ? deal.ends_on : change.endsOn,
      active: change.active ?? deal.active,
    }
    await checkTerms(ctx, listing, {
      dealId: id,
      priceCents: next.price_cents,
      startsOn: next.starts_on,
      endsOn: next.ends_on,
      active: next.active,
      // A price that was agreed to once is not asked about again.
      confirmed: change.confirmed || change.priceCents === undefined || change.priceCents === deal.price_cents,
    })
    await updateDeal(ctx.db, id, { ...next, updated_at: ctx.clock.now() })
    await offerAnew(ctx, deal)
    return ownDealNow(ctx, id)
  })

/** Bookings of the deal keep their price. Throws DEAL_NOT_FOUND, SHOP_BLOCKED. */
export const removeDeal = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { deal } = await dealToChange(ctx, actor, id)
    await deleteDeal(ctx.db, id)
    await offerAnew(ctx, deal)
  })

/** The deal with its listing, which is locked, so that no other deal of it comes in between. */
async function dealToChange(ctx: Context, actor: Actor, id: string) {
  const found = await findOwnDeal(ctx.db, id)
  if (!found || !canPublishDeal(actor, found)) throw ownDealNotFound()
  const listing = await listingToChange(ctx, actor, found.listing_id)
  const deal = await findOwnDeal(ctx.db, id)
  if (!deal) throw ownDealNotFound()
  return { deal, listing }
}

async function offerAnew(ctx: Context, { listing_id }: OwnDealRow): Promise<void> {
  await refreshOffers(ctx.db, { listingIds: [listing_id], today: localDate(ctx.clock.now()) })
  await record(ctx, { type: 'listing.changed', listingIds: [listing_id] })
}

/**
 * Puts a listing on special. A deal that starts later counts from its first day. Throws LISTING_NOT_FOUND,
 * SHOP_BLOCKED, DEAL_ENDS_BEFORE_START, DEAL_NOT_CHEAPER (unless confirmed), DEALS_OVERLAP.
 */
export const publishDeal = (
  ctx: Context,
  actor: Actor,
  input: PublishDealInput,
): Promise<{ id: string; code: string }> =>
  transaction(ctx, async (ctx) => {
    const { listingId, title, description, priceCents, startsOn, endsOn, confirmed } = PublishDeal.parse(input)
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
async function checkTerms(ctx: Context, listing: StockRow, terms: Terms): Promise<void> {
  const { priceCents, startsOn, endsOn, active, confirmed, dealId } = terms
  if (endsOn !== null && endsOn < startsOn) throw endsBeforeStart()
  if (priceCents >= listing.price_cents && !confirmed) throw notCheaper(listing.price_cents)
  if (active && (await overlapsDeal(ctx.db, { listingId: listing.id, startsOn, endsOn }, dealId))) throw dealsOverlap()
}
