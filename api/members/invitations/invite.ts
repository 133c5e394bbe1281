import { invite } from '#core/members/invitations/invite.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /shops/:shopId/invitations', {
  summary: 'Invites somebody to a shop, by e-mail or on WhatsApp',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => invite(ctx, actor, params.shopId, body),
})
