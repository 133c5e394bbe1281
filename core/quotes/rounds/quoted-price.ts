import type { PriceLine } from '#core/contracts/bookings.ts'
import type { QuoteListing } from '#core/contracts/deal/quotes.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { priceLines, totalOf } from '#core/rules/prices/fitted-price.ts'
import type { ShopToBook } from '#db/queries/bookings/shops-to-book.ts'
import type { ListingToQuote } from '#db/queries/quotes/shops-to-ask.ts'

type Asked = { quantity: number; services: readonly ServiceCode[] }

/** The fitted price by the one rule; what the shop does not do is left out. */
export function quotedPrice(
  { prices, services: offered }: Pick<ShopToBook, 'prices' | 'services'>,
  { quantity, services }: Asked,
  priceCents: number,
): { lines: PriceLine[]; totalCents: number } {
  const done = services.filter((one) => one === 'fitting' || offered.includes(one))
  const lines = priceLines({ priceCents, quantity, prices, services: done })
  return { lines, totalCents: totalOf(lines) }
}

export const quoteListing = (
  shop: Pick<ShopToBook, 'prices' | 'services'>,
  asked: Asked,
  { id, code, brand, model, size, price_cents: priceCents }: ListingToQuote,
): QuoteListing => ({
  listingId: id,
  code,
  tyre: { brand, model, size },
  priceCents,
  totalCents: quotedPrice(shop, asked, priceCents).totalCents,
})
