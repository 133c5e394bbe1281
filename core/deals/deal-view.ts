import type { Context } from '#core/context.ts'
import type { DealView } from '#core/contracts/deals.ts'
import { savedPercent } from '#core/rules/prices/deal-price.ts'
import { tyreFeatures } from '#core/rules/tyres/tyre-features.ts'
import { offerView } from '#core/search/offer-view.ts'
import type { OfferRow } from '#db/queries/search/find-offers.ts'
import { dealTexts } from '#db/queries/shops/deals.ts'

/** Offers with the details of their deals; an offer whose deal has just ended is left out. */
export async function dealViews(
  ctx: Pick<Context, 'db' | 'clock'>,
  rows: readonly OfferRow[],
  quantity: number,
): Promise<DealView[]> {
  const texts = await dealTexts(
    ctx.db,
    rows.flatMap(({ deal_id }) => deal_id ?? []),
  )
  const byId = new Map(texts.map((text) => [text.id, text]))
  return rows.flatMap((row) => {
    const offer = offerView(row, quantity, ctx.clock.now())
    const text = offer.deal && byId.get(offer.deal.id)
    if (!offer.deal || !text) return []
    const percentOff = savedPercent(offer.listPriceCents, offer.priceCents)
    const deal = { ...offer.deal, description: text.description, featured: text.featured, percentOff }
    return [{ ...offer, deal, features: tyreFeatures(offer) }]
  })
}
