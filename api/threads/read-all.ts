import { readEverything } from '#core/threads/list-threads.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  post: '/threads/read',
  says: 'Mark everything as read',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(20),
  answers: { 204: nothing },
  handle: ({ ctx, actor }) => orFail(ctx, 'MARK_READ_FAILED', async () => void (await readEverything(ctx, actor))),
})
