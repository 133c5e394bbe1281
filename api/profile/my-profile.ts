import { ProfileView } from '#core/contracts/profile.ts'
import { profileOf } from '#core/profiles/profile.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/profile',
  says: 'My profile',
  who: signedIn,
  limit: perMinute(60),
  answers: { 200: ProfileView },
  handle: ({ ctx, visitor }) => profileOf(ctx, visitor.account.id),
})
