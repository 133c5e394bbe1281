import { sendNumberCode } from '#core/auth/change-number.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/number/code', {
  summary: 'Sends a code to my present WhatsApp number, or to the new one',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, visitor, body, client }) => sendNumberCode(ctx, visitor.account.id, body, client),
})
