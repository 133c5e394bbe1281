import { listingOfShop } from '#db/queries/inventory/stock.ts'
import { countHearing, triedOffer } from '#db/queries/seller/own-deals.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { DealPreview, DealPreviewQuery } from '../contracts/seller/deals.ts'
import { listingNotFound } from '../inventory/refusals.ts'
import { memberOfStock } from '../inventory/write-stock.ts'
import { dealAlert } from '../notifications/kinds/alerts/deal-alert.ts'
import { cellsHearing } from '../rules/alerts/alert-life.ts'
import { proposedTitle } from '../rules/prices/deal-form.ts'
import { savedPercent } from '../rules/prices/deal-price.ts'
import { tyreFeatures } from '../rules/tyres/tyre-features.ts'
import { offerView } from '../search/offer-view.ts'
import { textsIn } from '../texts/texts.ts'

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
