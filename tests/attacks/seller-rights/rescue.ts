import { openRound } from '#core/rescue/rounds.ts'
import { as } from '#tests/support/actors.ts'
import { ctx } from '../../api/auth/site.ts'
import type { Person } from '../../api/contract/world.ts'
import type { SellerRights } from './rights.ts'

const here = { lat: -26.0936, lng: 28.0064, place: 'Randburg' }
export const nights = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals: [
    { opens: '00:00', closes: '06:00' },
    { opens: '18:00', closes: '24:00' },
  ],
}))

/** The shop comes out around the clock, and a driver beside it asks; returns the round and the shop's ask. */
export async function askShop(shop: { id: string }, driver: Pick<Person, 'contactId'>, place = here.place) {
  await ctx.db
    .insertInto('shop_service')
    .values({ shop_id: shop.id, service: 'road_assistance', price_cents: 65_000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Others beside it would be asked before it.
  await ctx.db.deleteFrom('shop_call_out_hours').execute()
  await ctx.db
    .insertInto('shop_call_out_hours')
    .values(nights.map(({ weekday }) => ({ shop_id: shop.id, weekday, opens: '00:00', closes: '24:00' })))
    .execute()
  const round = await openRound(ctx, as({ id: driver.contactId }), { ...here, place })
  const ask = round.answers.find((one) => one.shop.id === shop.id)
  if (!ask) throw new Error('the shop was not asked')
  return { roundId: round.id, askId: ask.id }
}

export const rescue: SellerRights = {
  rights: {
    'GET /shops/:shopId/call-out-hours': { for: 'members' },
    'PATCH /shops/:shopId/call-out-hours': { for: 'owners', body: { week: nights }, works: true },
    'GET /shops/:shopId/rescues': { for: 'members' },
    'POST /shops/:shopId/rescues/:askId/answer': { for: 'members', body: { minutes: 30 }, works: true },
  },
  ids: async ({ shop, driver }) => ({ askId: (await askShop(shop, driver)).askId }),
  tables: ['shop_call_out_hours', 'rescue_ask', 'rescue_round'],
}
