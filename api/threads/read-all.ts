import { readEverything } from '#core/threads/list-threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/read', {
  summary: 'Marks all my messages as read',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor }) => orFail(ctx, 'MARK_READ_FAILED', async () => void (await readEverything(ctx, actor))),
})
