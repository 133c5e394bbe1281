import { signInByEmail } from '#core/auth/email-sign-in.ts'
import { anyone } from '../access.ts'
import { signIn } from '../browser.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/sign-in', {
  summary: 'Signs in with an e-mail address and a password',
  access: anyone,
  session: 'given',
  rateLimit: perMinute(30),
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await signInByEmail(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: false }
  },
})
