import { changeProfile } from '#core/profiles/profile.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /profile', {
  summary: 'Changes the named fields of my profile',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, body }) => changeProfile(ctx, visitor.account.id, body),
})
