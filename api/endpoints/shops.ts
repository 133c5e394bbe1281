import { shopNotFound } from '#core/bookings/refusals.ts'
import { openDays, openSlots } from '#core/bookings/times/open-slots.ts'
import { workPrice } from '#core/bookings/times/work-price.ts'
import { pointOf } from '#core/contracts/query.ts'
import { recordViewSoon } from '#core/dashboard/analytics/keep-figures.ts'
import { listDeals } from '#core/deals/list-deals.ts'
import { emergencyHelp, helpView } from '#core/shops/emergency-help.ts'
import { openShop, shopDetails, shopInventory } from '#core/shops/shop-details.ts'
import { shopDirectory, shopProvinces } from '#core/shops/shop-directory.ts'
import { usualAnswer } from '#core/threads/shop-answers.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const shops = routes({
  'GET /shops': {
    summary: 'Lists shops: the nearest first, by likeness of the name, or all of them in order',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, query: { lat, lng, ...query } }) => shopDirectory(ctx, { ...query, near: pointOf({ lat, lng }) }),
  },
  'GET /shops/:shop': {
    summary: 'Shows one shop, by its slug or id: its place, services, prices and opening hours',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: async ({ ctx, params }) => {
      const shop = await shopDetails(ctx, params.shop)
      if (!shop) throw shopNotFound()
      const answerMinutes = await usualAnswer(ctx, shop.id, shop.hours)
      return { ...shop, answerMinutes, nextOpening: shop.nextOpening?.toISOString() ?? null }
    },
  },
  'POST /shops/:shopId/views': {
    summary: 'Counts a look at a shop’s page or at one of its tyres, and keeps nothing of who looks',
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, client, params, body }) => {
      recordViewSoon(ctx, actor, client.userAgent, { shopId: params.shopId, of: body.of })
      return undefined
    },
  },
  'GET /help': {
    summary: 'Names who comes to a flat tyre at that place now, or opens next, with the number to call',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'each time',
    handle: async ({ ctx, query }) => helpView(await emergencyHelp(ctx, query), ctx.clock.now()),
  },
  'GET /shops/:shop/inventory': {
    summary: 'Lists the tyres of a shop by brand, with price and stock of today',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, params, query }) => shopInventory(ctx, params.shop, query),
  },
  'GET /shops/:shop/deals': {
    summary: 'Lists the deals of a shop that run today, newest first',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: async ({ ctx, params, query }) => {
      const { id } = await openShop(ctx, params.shop)
      return listDeals(ctx, { ...query, shopId: id })
    },
  },
  'GET /provinces': {
    summary: 'Lists the provinces that have shops, with the number of shops',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx }) => shopProvinces(ctx),
  },
  'GET /shops/:shopId/open-days': {
    summary: 'Lists the next days on which a shop has time for the work, with the number of free times',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'each time',
    handle: ({ ctx, params, query: { from, count, ...work } }) =>
      openDays(ctx, { ...params, ...work }, { count, ...(from && { from }) }),
  },
  'GET /shops/:shopId/open-slots': {
    summary: 'Lists the times of a day at which a shop has a free bay for the work',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'each time',
    handle: async ({ ctx, params, query: { date, ...work } }) => ({
      starts: (await openSlots(ctx, { ...params, ...work }, date)).map((start) => start.toISOString()),
    }),
  },
  'GET /shops/:shopId/work-price': {
    summary: 'Gives the price of the work at a shop, itemised, and how long it takes',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'each time',
    handle: ({ ctx, params, query }) => workPrice(ctx, { ...params, ...query }),
  },
})
