import { changeMember } from '#core/members/change-member.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /members/:id', {
  summary: 'Makes a member of a shop an owner or staff',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeMember(ctx, actor, params.id, body.role),
})
