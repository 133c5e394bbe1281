import { checkNumberCode } from '#core/auth/change-number.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/number/check', {
  summary: 'Proves my present number, then the new one, which becomes mine',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, body, client }) => checkNumberCode(ctx, visitor, body, client),
})
