import { checkVehicleYear, makes } from '#core/catalogue/vehicle-names.ts'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { pointOf } from '#core/contracts/query.ts'
import { listDeals, showDeal } from '#core/deals/list-deals.ts'
import { Refusal } from '#core/errors.ts'
import { nearMisses } from '#core/search/near-misses.ts'
import { compareOffers, findOffer } from '#core/search/offer-view.ts'
import { recordSearchSoon } from '#core/search/record-search.ts'
import { searchFromAddress } from '#core/search/search-from-address.ts'
import { offerFacets, searchOffers } from '#core/search/search-offers.ts'
import { suggest } from '#core/search/suggest.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const search = routes({
  'GET /offers': {
    summary: 'Finds tyres of one size that can be bought now; if there are none, the nearest matches',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: async ({ ctx, query }) => {
      const input = await searchFromAddress(ctx, query)
      const page = await searchOffers(ctx, input, { withNextFree: true })
      const isFirst = query.after === undefined
      if (isFirst) recordSearchSoon(ctx, { channel: 'web', input, results: page.offers.length })
      const misses = isFirst && page.offers.length === 0 ? await nearMisses(ctx, input) : []
      return { size: input.size, ...page, nearMisses: misses }
    },
  },
  'GET /offers/facets': {
    summary: 'Counts the offers that each filter of a search would leave, and gives the usual price of the size',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: async ({ ctx, query }) => offerFacets(ctx, await searchFromAddress(ctx, query)),
  },
  'GET /offers/:code': {
    summary: 'Shows one offer, by its short code or the id of its listing, with the fitted price of the quantity',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: async ({ ctx, params, query: { quantity, ...place } }) => {
      const about = { quantity, near: pointOf(place) }
      const offer = await findOffer(ctx, params.code, about, { withNextFree: true })
      if (offer) return offer
      throw new Refusal('OFFER_NOT_FOUND', 'This tyre cannot be bought at the moment', 404)
    },
  },
  'GET /compare': {
    summary: 'Shows up to four offers side by side, in the order in which they are named',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, query: { codes, quantity, ...place } }) =>
      compareOffers(ctx, codes, { quantity, near: pointOf(place) }),
  },
  'GET /deals': {
    summary: 'Lists the deals that run today, everywhere or in one town: the featured first, then the newest',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, query }) => listDeals(ctx, query),
  },
  'GET /deals/:code': {
    summary: 'Shows one deal that runs today, by its short code',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, params, query }) => showDeal(ctx, params.code, query.quantity),
  },
  'GET /search/suggestions': {
    summary: 'Gives the sizes or vehicles that an unfinished text may mean',
    access: anyone,
    rateLimit: perMinute(240),
    caches: 'an hour',
    handle: ({ ctx, query }) => suggest(ctx, query.text),
  },
  'GET /makes': {
    summary: 'Lists the makes of vehicles whose sizes are known',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'an hour',
    handle: async ({ ctx }) => ({ makes: await makes(ctx) }),
  },
  'GET /vehicles': {
    summary: 'Gives the original sizes of a vehicle, or what has to be asked first',
    access: anyone,
    rateLimit: perMinute(60),
    caches: 'each time',
    handle: ({ ctx, query: { make, model, year, variant } }) => {
      checkVehicleYear(ctx, year)
      return vehicleSizes(ctx, {
        make,
        ...(model !== undefined && { model }),
        ...(year !== undefined && { year }),
        ...(variant !== undefined && { variant }),
      })
    },
  },
})
