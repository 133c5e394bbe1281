import { signInWithPasskey } from '#core/admin-entry/sign-in.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'
import { enter } from './enter.ts'

export default route('POST /admin/sign-in/passkey', {
  summary: 'The second step of an admin’s sign-in, with a passkey, after the password or without it',
  access: anyone,
  session: 'given',
  rateLimit: perMinute(30),
  handle: async ({ ctx, body, client, browser }) => enter(ctx, browser, await signInWithPasskey(ctx, body, client)),
})
