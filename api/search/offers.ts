import type { RequestHandler } from 'express'
import type { Context } from '#core/context.ts'
import { type OffersAnswer, OffersQuery } from '#core/contracts/search.ts'
import { nearMisses } from '#core/search/near-misses.ts'
import { recordSearchSoon } from '#core/search/record-search.ts'
import { searchOffers } from '#core/search/search-offers.ts'

/** GET /api/offers: what can be bought now in one size; for a first page without any, what comes near. */
export const offersHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const { lat, lng, ...query } = OffersQuery.parse(request.query)
    const near = lat !== undefined && lng !== undefined ? { lat, lng } : undefined
    const wish = { ...query, ...(near && { near }) }
    const page = await searchOffers(ctx, wish)
    const isFirst = query.after === undefined
    const answer: OffersAnswer = {
      ...page,
      nearMisses: isFirst && page.offers.length === 0 ? await nearMisses(ctx, wish) : [],
    }
    if (isFirst) recordSearchSoon(ctx, { channel: 'web', wish, results: page.offers.length })
    response.set('Cache-Control', 'no-store').json(answer)
  }
