import { ChangeProfile } from '#core/contracts/forms/account.ts'
import { Problem } from '#core/contracts/problem.ts'
import { ProfileView } from '#core/contracts/profile.ts'
import { changeProfile } from '#core/profiles/profile.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  patch: '/profile',
  says: 'Change what is named in my profile',
  who: signedIn,
  limit: perMinute(30),
  body: ChangeProfile,
  answers: { 200: ProfileView, 409: Problem },
  handle: ({ ctx, visitor, body }) => changeProfile(ctx, visitor.account.id, body),
})
