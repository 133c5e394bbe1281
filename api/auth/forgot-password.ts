import { forgotPassword } from '#core/auth/change-password.ts'
import { ForgotPassword } from '#core/contracts/forms/account.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/password/forgot',
  says: 'Mail a link to set a new password, where the address has an account',
  who: anyone,
  limit: perMinute(10),
  body: ForgotPassword,
  answers: { 204: nothing },
  handle: async ({ ctx, body, client }) => {
    await forgotPassword(ctx, body.email, client)
    return undefined
  },
})
