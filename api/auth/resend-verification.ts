import { resendVerification } from '#core/auth/confirm-email.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/email/resend',
  says: 'Send the link once more to the address that waits for its proof',
  who: signedIn,
  limit: perMinute(10),
  answers: { 204: nothing },
  handle: async ({ ctx, visitor }) => {
    await resendVerification(ctx, visitor.account.id)
    return undefined
  },
})
