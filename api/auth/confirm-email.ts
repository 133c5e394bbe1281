import { confirmEmail } from '#core/auth/confirm-email.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/email/confirm', {
  summary: 'Proves an e-mail address with the link that was sent there',
  access: signedInTo('Please sign in first, then confirm the address.'),
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, body, client }) => confirmEmail(ctx, visitor, body.token, client),
})
