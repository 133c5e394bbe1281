import { declineInvitation } from '#core/members/invitations/answer-invitation.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /my-invitations/:id/decline', {
  summary: 'Declines an invitation',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params, body }) => void (await declineInvitation(ctx, actor, params.id, body.token)),
})
