import { Problem } from '#core/contracts/problem.ts'
import { AddParticipant, Participants, ThreadId } from '#core/contracts/threads.ts'
import { addParticipant } from '#core/threads/people.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedInTo } from '../who.ts'

export default route({
  post: '/threads/:id/participants',
  says: 'Let another person of the own side in',
  who: signedInTo('Please log in to access your messages'),
  limit: perMinute(20),
  params: ThreadId,
  body: AddParticipant,
  answers: { 200: Participants, 403: Problem, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, 'PARTICIPANT_ADD_FAILED', () => addParticipant(ctx, actor, params.id, body.userId)),
})
