import { readApplication } from '#core/joining/application.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/application', {
  summary: 'Shows the members of a shop how its application stands and what is missing',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readApplication(ctx, actor, params.shopId),
})
