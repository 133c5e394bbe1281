import { resendInvitation } from '#core/members/invitations/invite.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /invitations/:id/resend', {
  summary: 'Sends an invitation once more, for another seven days',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params }) => resendInvitation(ctx, actor, params.id),
})
