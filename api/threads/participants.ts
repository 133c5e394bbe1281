import { Problem } from '#core/contracts/problem.ts'
import { Participants, ThreadId } from '#core/contracts/threads.ts'
import { threadParticipants } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { seatOf } from '#core/threads/seat.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  get: '/threads/:id/participants',
  says: 'Who takes part',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(60),
  params: ThreadId,
  answers: { 200: Participants, 404: Problem },
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'PARTICIPANT_FETCH_FAILED', async () => threadParticipants(ctx, await seatOf(ctx, actor, params.id))),
})
