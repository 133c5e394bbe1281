import { signInWithCode } from '#core/admin-entry/sign-in.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'
import { enter } from './enter.ts'

export default route('POST /admin/sign-in/code', {
  summary: 'The second step of an admin’s sign-in, with a code of the authenticator',
  access: anyone,
  session: 'given',
  rateLimit: perMinute(30),
  handle: async ({ ctx, body, client, browser }) => enter(ctx, browser, await signInWithCode(ctx, body, client)),
})
