import { Problem } from '#core/contracts/problem.ts'
import { Participants, ThreadParticipantId } from '#core/contracts/threads.ts'
import { removeParticipant } from '#core/threads/people.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  delete: '/threads/:id/participants/:participantId',
  says: 'Take somebody of the own side out, or leave',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(20),
  params: ThreadParticipantId,
  answers: { 200: Participants, 403: Problem, 404: Problem },
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'PARTICIPANT_REMOVE_FAILED', () => removeParticipant(ctx, actor, params.id, params.participantId)),
})
