import { listInvitations } from '#core/members/invitations/invite.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /shops/:shopId/invitations', {
  summary: 'Lists the invitations of a shop that nobody has answered, for its owners',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => listInvitations(ctx, actor, params.shopId),
})
