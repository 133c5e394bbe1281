import { checkCode } from '#core/auth/check-code.ts'
import { anyone } from '../access.ts'
import { signIn } from '../browser.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/code/check', {
  summary: 'Signs in or up with the code that was sent',
  access: anyone,
  rateLimit: perMinute(60),
  session: 'given',
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await checkCode(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: entry.created }
  },
})
