import { dismissNotice } from '#core/dashboard/mark-notices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /shops/:shopId/notices/:noticeId', {
  summary: 'Puts a notice of a shop away for me, until its cause comes back',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await dismissNotice(ctx, actor, params.shopId, params.noticeId)),
})
