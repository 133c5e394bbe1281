import { sendPresenceCode } from '#core/auth/presence.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/presence', {
  summary: 'Sends me a code that shows that it is still me: to my number, or else to my e-mail address',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, visitor, body, client }) => sendPresenceCode(ctx, visitor.account.id, body, client),
})
