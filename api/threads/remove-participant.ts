import { removeParticipant } from '#core/threads/people.ts'
import { orFail } from '#core/threads/refusals.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /threads/:id/participants/:participantId', {
  summary: 'Removes a person of my side from a conversation, or leaves it',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params }) =>
    orFail(ctx, 'PARTICIPANT_REMOVE_FAILED', () => removeParticipant(ctx, actor, params.id, params.participantId)),
})
