import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeTestContext, type TestContext } from '#tests/support/context.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'

export const sandton = { lat: -26.107, lng: 28.057 }
export const capeTown = { lat: -33.925, lng: 18.424 }

type ShopOptions = Parameters<typeof makeShop>[1]
type StockOptions = NonNullable<Parameters<typeof makeListing>[2]> & { deal?: Parameters<typeof makeDeal>[3] }

export type Market = {
  ctx: TestContext
  /** A shop with its stock, on offer as of the clock's day. Distances in kilometres east of Sandton. */
  open(
    shop: NonNullable<ShopOptions> & { kmEast?: number },
    stock: StockOptions[],
  ): Promise<{ id: string; listings: string[] }>
  /** What the listings, deals and shops say now, on offer as of the clock's day. */
  refresh(): Promise<void>
  clear(): Promise<void>
}

export function makeMarket(databaseUrl: string): Market {
  const ctx = makeTestContext({ databaseUrl })
  const refresh = () => refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
  return {
    ctx,
    refresh,
    open: async ({ kmEast = 0, ...options }, stock) => {
      const shop = await makeShop(ctx, { lat: sandton.lat, lng: sandton.lng + kmEast / 99.85, ...options })
      const listings: string[] = []
      for (const { deal, ...tyre } of stock) {
        const listing = await makeListing(ctx, shop, tyre)
        if (deal) await makeDeal(ctx, shop, listing, deal)
        listings.push(listing.id)
      }
      await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
      return { id: shop.id, listings }
    },
    clear: async () => {
      await emptyTables(ctx.pool)
    },
  }
}
