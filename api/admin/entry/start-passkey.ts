import { startPasskeySignIn } from '#core/admin-entry/sign-in.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/sign-in/passkey/start', {
  summary: 'What a browser needs to sign an admin in with a passkey',
  access: anyone,
  rateLimit: perMinute(30),
  handle: ({ ctx, body, client }) => startPasskeySignIn(ctx, body, client),
})
