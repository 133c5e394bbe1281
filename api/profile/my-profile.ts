import { profileOf } from '#core/profiles/profile.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /profile', {
  summary: 'Shows my profile',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, visitor }) => profileOf(ctx, visitor.account.id),
})
