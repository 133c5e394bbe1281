import { myShops } from '#core/members/list-members.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /my-shops', {
  summary: 'Lists the shops that the person belongs to, with their role there',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => myShops(ctx, actor),
})
