import { resetPassword } from '#core/auth/change-password.ts'
import { ResetPassword } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/password/reset',
  says: 'Set a new password with the link of a mail, which signs out everywhere',
  who: anyone,
  session: 'taken',
  limit: perMinute(30),
  body: ResetPassword,
  answers: { 204: nothing, 410: Problem, 503: Problem },
  handle: async ({ ctx, body, client, browser }) => {
    await resetPassword(ctx, body, client)
    browser.drop()
    return undefined
  },
})
