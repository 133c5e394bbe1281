import { finishSetUp } from '#core/admin-entry/set-up.ts'
import { anyone } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'
import { enter } from './enter.ts'

export default route('POST /admin/sign-in/set-up/finish', {
  summary: 'The first code of a new authenticator signs the admin in and shows recovery codes once',
  access: anyone,
  session: 'given',
  rateLimit: perMinute(30),
  handle: async ({ ctx, body, client, browser }) => {
    const { recoveryCodes, ...entry } = await finishSetUp(ctx, body, client)
    await enter(ctx, browser, entry)
    return { recoveryCodes }
  },
})
