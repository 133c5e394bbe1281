import { Problem } from '#core/contracts/problem.ts'
import { ChangeMessage, ThreadId } from '#core/contracts/threads.ts'
import { changeMessage } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  patch: '/messages/:id',
  says: 'Mark one message as read or unread, archive it or put it away, for oneself',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(120),
  params: ThreadId,
  body: ChangeMessage,
  answers: { 204: nothing, 403: Problem, 404: Problem },
  handle: ({ ctx, actor, params, body }) =>
    orFail(
      ctx,
      body.read === true ? 'MARK_READ_FAILED' : 'STATUS_UPDATE_FAILED',
      async () => void (await changeMessage(ctx, actor, params.id, body)),
    ),
})
