import type { Person } from '#core/actor.ts'
import { makeWebhook } from '#core/integrations/webhooks.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import type { TestContext } from '#tests/support/context.ts'
import { makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { as } from '../bookings/support.ts'

/** A town of its own for each market, so that nobody else's shops are near. */
let town = 0

export type Booth = {
  shop: { id: string }
  /** Two people of the shop, each of whom can take back their own acts only. */
  people: readonly [Person, Person]
  listings: readonly { id: string; sku: string; model: string }[]
  webhookId: string
}
export type Market = { booths: readonly [Booth, Booth]; drivers: Map<string, Person> }

/** Two shops near each other with the same tyres, one kind of which they can also order. */
export async function makeMarket(ctx: TestContext): Promise<Market> {
  town++
  const here = { lat: -28 + (town % 60) / 10, lng: 20 + Math.floor(town / 60) / 10 }
  const market = { booths: [await booth(ctx, here), await booth(ctx, here)] as const, drivers: new Map() }
  await refreshOffers(ctx.db, {
    shopIds: market.booths.map(({ shop }) => shop.id),
    today: localDate(ctx.clock.now()),
  })
  return market
}

async function booth(ctx: TestContext, here: { lat: number; lng: number }): Promise<Booth> {
  const shop = await makeShop(ctx, { bays: 4, ...here })
  const people = [
    as(await makeStaff(ctx, shop, { role: 'owner', lastInboundAt: ctx.clock.now() })),
    as(await makeStaff(ctx, shop, { lastInboundAt: ctx.clock.now() })),
  ] as const
  const listings = []
  for (const [model, order] of [
    ['Primacy 4', false],
    ['Pilot Sport 4', true],
  ] as const) {
    const made = await makeListing(ctx, shop, {
      model,
      quantity: 8,
      ...(order && { order: { quantity: 3, leadHours: 4 } }),
    })
    const sku = model.slice(0, 5).trim().toUpperCase()
    await ctx.db.updateTable('listing').set({ sku }).where('id', '=', made.id).execute()
    listings.push({ id: made.id, sku, model })
  }
  const { webhook } = await makeWebhook(ctx, people[0], shop.id, { url: `https://till.example/${shop.id}` })
  return { shop, people, listings, webhookId: webhook.id }
}
