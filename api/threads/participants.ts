import { threadParticipants } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/:id/participants', {
  summary: 'Lists the people in a conversation',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'PARTICIPANT_FETCH_FAILED', async () => threadParticipants(ctx, await seatOf(ctx, actor, params.id))),
})
