import { Offer } from '#core/contracts/offers.ts'
import { Problem } from '#core/contracts/problem.ts'
import { pointOf } from '#core/contracts/query.ts'
import { OfferName, OfferQuery } from '#core/contracts/search.ts'
import { Refusal } from '#core/errors.ts'
import { findOffer } from '#core/search/find-offer.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/offers/:code',
  says: 'One offer, by its short code or the id of its listing, with what so many of it cost fitted',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  params: OfferName,
  query: OfferQuery,
  answers: { 200: Offer, 404: Problem },
  handle: async ({ ctx, params, query: { quantity, ...place } }) => {
    const offer = await findOffer(ctx, params.code, { quantity, near: pointOf(place) })
    if (offer) return offer
    throw new Refusal('OFFER_NOT_FOUND', 'This tyre cannot be bought at the moment', 404)
  },
})
