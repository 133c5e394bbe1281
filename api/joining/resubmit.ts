import { resubmit } from '#core/joining/application.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/application/resubmit', {
  summary: 'An owner asks for approval again, after correcting what was wrong',
  access: signedIn,
  rateLimit: perMinute(5),
  handle: ({ ctx, actor, params }) => resubmit(ctx, actor, params.shopId),
})
