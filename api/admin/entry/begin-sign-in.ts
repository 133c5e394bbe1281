import { beginAdminSignIn } from '#core/admin-entry/sign-in.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/sign-in', {
  summary: 'The first step of an admin’s sign-in: address and password. It opens no session',
  access: anyone,
  rateLimit: perMinute(30),
  handle: ({ ctx, body, client }) => beginAdminSignIn(ctx, body, client),
})
