import { workPrice } from '#core/bookings/times/work-price.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ShopId } from '#core/contracts/shop-directory.ts'
import { WorkPrice, WorkQuery } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/shops/:shopId/work-price',
  says: 'What the work costs at a shop, itemised, and how long it takes',
  who: anyone,
  limit: perMinute(60),
  caches: 'each time',
  params: ShopId,
  query: WorkQuery,
  answers: { 200: WorkPrice, 404: Problem, 409: Problem },
  handle: ({ ctx, params, query }) => workPrice(ctx, { ...params, ...query }),
})
