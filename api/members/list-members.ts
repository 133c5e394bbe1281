import { listMembers } from '#core/members/list-members.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/members', {
  summary: 'Lists the owners and the staff of a shop, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => listMembers(ctx, actor, params.shopId),
})
