import { withdrawInvitation } from '#core/members/invitations/invite.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /invitations/:id', {
  summary: 'Withdraws an invitation',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params }) => void (await withdrawInvitation(ctx, actor, params.id)),
})
