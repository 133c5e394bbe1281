import { pointOf } from '#core/contracts/query.ts'
import { Refusal } from '#core/errors.ts'
import { findOffer } from '#core/search/find-offer.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /offers/:code', {
  summary: 'Shows one offer, by its short code or the id of its listing, with the fitted price of the quantity',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: async ({ ctx, params, query: { quantity, ...place } }) => {
    const offer = await findOffer(ctx, params.code, { quantity, near: pointOf(place) })
    if (offer) return offer
    throw new Refusal('OFFER_NOT_FOUND', 'This tyre cannot be bought at the moment', 404)
  },
})
