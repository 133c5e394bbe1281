import { myInvitations } from '#core/members/invitations/answer-invitation.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /my-invitations', {
  summary: 'Lists the open invitations to addresses that the person has proven',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => myInvitations(ctx, actor),
})
