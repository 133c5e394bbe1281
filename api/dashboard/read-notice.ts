import { readNotice } from '#core/dashboard/mark-notices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/notices/:noticeId/read', {
  summary: 'Marks one notice of a shop as read by me',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await readNotice(ctx, actor, params.shopId, params.noticeId)),
})
