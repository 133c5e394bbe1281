import { reportThread } from '#core/moderation/report-thread.ts'
import { accessByLink } from '#core/threads/thread-access.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-threads/:token/reports', {
  summary: 'Reports the shop of a guest’s conversation to us',
  access: anyone,
  rateLimit: perMinute(6),
  idempotent: true,
  handle: async ({ ctx, params, body }) => reportThread(ctx, await accessByLink(ctx, params.token), body),
})
