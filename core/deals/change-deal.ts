import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { insertDeal, listingOfShop, overlapsDeal, type StockRow } from '#db/queries/inventory/stock.ts'
import {
  countHearing,
  deleteDeal,
  findOwnDeal,
  type OwnDealRow,
  triedOffer,
  updateDeal,
} from '#db/queries/seller/own-deals.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { PublishDeal, type PublishDealInput } from '../contracts/offers.ts'
import type { ChangeDeal, CreateDeal, DealPreview, DealPreviewQuery, OwnDeal } from '../contracts/seller/deals.ts'
import { record } from '../events.ts'
import { listingNotFound } from '../inventory/refusals.ts'
import { listingToChange, memberOfStock } from '../inventory/write-stock.ts'
import { dealAlert } from '../notifications/kinds/alerts/deal-alert.ts'
import { cellsHearing } from '../rules/alerts/alert-life.ts'
import { withFreshCode } from '../rules/code.ts'
import { proposedTitle, savedPercent } from '../rules/prices/deal-price.ts'
import { localDate } from '../rules/time/time.ts'
import { tyreFeatures } from '../rules/tyres/tyre-features.ts'
import { offerView } from '../search/offer-view.ts'
import { textsIn } from '../texts/texts.ts'
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

/** Drivers look for a set. */
const USUAL_QUANTITY = 4

/**
 * What drivers would see of a deal, on the website and in the chat, and how many would be told of it today. Throws
 * SHOP_NOT_FOUND, LISTING_NOT_FOUND.
 */
export async function previewDeal(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { listingId, title, priceCents, endsOn }: DealPreviewQuery,
): Promise<DealPreview> {
  memberOfStock(actor, shopId)
  const price = { listingId, priceCents }
  const row = (await listingOfShop(ctx.db, shopId, listingId)) ? await triedOffer(ctx.db, price) : undefined
  if (!row) throw listingNotFound()
  const offer = offerView(row, USUAL_QUANTITY, ctx.clock.now())
  const words = title || proposedTitle(offer)
  const deal = { id: listingId, code: offer.code, title: words, endsOn: endsOn ?? null }
  const percentOff = savedPercent(offer.listPriceCents, priceCents)
  const { title: heading, lines } = dealAlert.notice({ best: [{ ...offer, deal }], all: 1 }, textsIn('en'))
  return {
    drivers: await driversHearing(ctx, shopId, row, price),
    card: {
      ...offer,
      deal: { ...deal, description: '', featured: false, percentOff },
      features: tyreFeatures(offer),
    },
    chat: { title: heading, lines },
  }
}

/** A shop that drivers do not see tells nobody. */
const driversHearing = async (
  ctx: Context,
  shopId: string,
  place: { lat: number; lng: number },
  price: { listingId: string; priceCents: number },
): Promise<number> =>
  (await statusOfShop(ctx.db, shopId)) === 'active' ? countHearing(ctx.db, price, cellsHearing(place, true)) : 0
