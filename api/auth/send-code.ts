import { sendCode } from '#core/auth/send-code.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/code', {
  summary: 'Sends a code to a number on WhatsApp, with or without an account',
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, body, client }) => sendCode(ctx, body, client),
})
