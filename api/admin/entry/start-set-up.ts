import { startSetUp } from '#core/admin-entry/set-up.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/sign-in/set-up', {
  summary:
    'The first sign-in of an admin, with the code that the command on the server printed: the key of an authenticator',
  access: anyone,
  rateLimit: perMinute(30),
  handle: ({ ctx, body, client }) => startSetUp(ctx, body, client),
})
