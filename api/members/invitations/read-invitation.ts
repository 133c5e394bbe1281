import { readInvitation } from '#core/members/invitations/answer-invitation.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /invitations/read', {
  summary: 'Shows what the link of a mail invites to',
  access: anyone,
  rateLimit: perMinute(20),
  handle: ({ ctx, body }) => readInvitation(ctx, body.token),
})
