import { ProvincesAnswer } from '#core/contracts/shop-directory.ts'
import { shopProvinces } from '#core/shops/provinces.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/provinces',
  says: 'The provinces where there are shops, and how many',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  answers: { 200: ProvincesAnswer },
  handle: ({ ctx }) => shopProvinces(ctx),
})
