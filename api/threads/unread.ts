import { Unread } from '#core/contracts/threads.ts'
import { unreadCount } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  get: '/threads/unread',
  says: 'How many messages wait to be read',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(120),
  answers: { 200: Unread },
  handle: ({ ctx, actor }) => orFail(ctx, 'UNREAD_COUNT_FAILED', () => unreadCount(ctx, actor)),
})
