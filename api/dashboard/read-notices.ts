import { readNotices } from '#core/dashboard/mark-notices.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/notices/read', {
  summary: 'Marks all notices of a shop as read by me',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await readNotices(ctx, actor, params.shopId)),
})
