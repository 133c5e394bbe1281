import { checkReset } from '#core/auth/change-password.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/password/reset/check', {
  summary: 'Checks that the link of a mail still sets a password',
  access: anyone,
  rateLimit: perMinute(30),
  handle: async ({ ctx, body, client }) => {
    await checkReset(ctx, body.token, client)
    return undefined
  },
})
