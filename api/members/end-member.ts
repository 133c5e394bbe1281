import { endMember } from '#core/members/change-member.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /members/:id', {
  summary: 'Removes a member from a shop; the person’s own membership ends by leaving',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor, params }) => void (await endMember(ctx, actor, params.id)),
})
