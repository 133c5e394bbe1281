import { addMember } from '#core/members/add-member.ts'
import { signedIn } from '../access.ts'
import { perHour } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/members', {
  summary: 'Adds a person to a shop, by the number or the address that the person has confirmed',
  access: signedIn,
  rateLimit: perHour(20),
  handle: ({ ctx, actor, params, body }) => addMember(ctx, actor, params.shopId, body),
})
