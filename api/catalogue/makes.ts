import { makes } from '#core/catalogue/makes.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /makes', {
  summary: 'Lists the makes of vehicles whose sizes are known',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'an hour',
  handle: async ({ ctx }) => ({ makes: await makes(ctx) }),
})
