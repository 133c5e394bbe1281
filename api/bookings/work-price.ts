import { workPrice } from '#core/bookings/times/work-price.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/work-price', {
  summary: 'Gives the price of the work at a shop, itemised, and how long it takes',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'each time',
  handle: ({ ctx, params, query }) => workPrice(ctx, { ...params, ...query }),
})
