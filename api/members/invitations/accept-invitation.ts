import { acceptInvitation } from '#core/members/invitations/answer-invitation.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /my-invitations/:id/accept', {
  summary: 'Accepts an invitation: the person belongs to the shop',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => acceptInvitation(ctx, actor, params.id, body.token),
})
