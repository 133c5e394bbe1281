import { shopProvinces } from '#core/shops/provinces.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /provinces', {
  summary: 'Lists the provinces that have shops, with the number of shops',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx }) => shopProvinces(ctx),
})
