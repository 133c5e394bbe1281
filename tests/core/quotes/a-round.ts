import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { as } from '#tests/support/actors.ts'
import type { TestContext } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'

/** Randburg. */
export const near = { lat: -26.0936, lng: 28.0064 }
const km = 1 / 111.2

/** Shops northwards of the driver, so many kilometres each, with eight tyres of the size and somebody at the counter. */
export async function makeShopsAt(ctx: TestContext, size: string, ...distances: number[]) {
  const made = []
  for (const distance of distances) {
    const shop = await makeShop(ctx, { lat: near.lat + distance * km, lng: near.lng })
    const listing = await makeListing(ctx, shop, { size, quantity: 8 })
    made.push({ shop, listing, staff: await makeStaff(ctx, shop) })
  }
  await refreshOffers(ctx.db, { shopIds: made.map(({ shop }) => shop.id), today: localDate(ctx.clock.now()) })
  return made
}

export const options = (size: string) => ({ size, quantity: 4, place: 'Randburg', near })

export async function makeRound(ctx: TestContext, size: string, ...distances: number[]) {
  const shops = await makeShopsAt(ctx, size, ...distances)
  const driver = as(await makeContact(ctx))
  return { shops, driver, round: await askShops(ctx, driver, options(size), 'whatsapp') }
}
