import { changeEmail } from '#core/auth/confirm-email.ts'
import { ChangeEmail } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/email',
  says: 'Add or change my e-mail address: the new one gets a link, and is mine once that was followed',
  who: signedIn,
  limit: perMinute(10),
  body: ChangeEmail,
  answers: { 204: nothing, 403: Problem, 503: Problem },
  handle: async ({ ctx, visitor, body }) => {
    await changeEmail(ctx, visitor, body)
    return undefined
  },
})
