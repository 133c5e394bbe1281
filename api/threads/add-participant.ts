import { addParticipant } from '#core/threads/people.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/participants', {
  summary: 'Adds another person of my side to a conversation',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) =>
    orFail(ctx, 'PARTICIPANT_ADD_FAILED', () => addParticipant(ctx, actor, params.id, body.userId)),
})
