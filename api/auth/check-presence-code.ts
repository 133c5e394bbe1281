import { checkPresenceCode } from '#core/auth/presence.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/presence/check', {
  summary: 'Tries the code; with the right one I may set a first password, add an address or delete my account',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: async ({ ctx, visitor, body, client }) => {
    await checkPresenceCode(ctx, visitor.account.id, body, client)
    return undefined
  },
})
