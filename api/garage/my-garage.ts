import { myGarage } from '#core/garage/my-garage.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /garage', {
  summary: 'Lists my vehicles, the first one added first',
  access: customer,
  rateLimit: perMinute(60),
  handle: ({ ctx, visitor }) => myGarage(ctx, visitor.account.id),
})
