import { signUpByEmail } from '#core/auth/email-sign-in.ts'
import { anyone } from '../access.ts'
import { signIn } from '../browser.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/sign-up', {
  summary: 'Creates a customer account and signs in; the address gets a link that proves it',
  access: anyone,
  session: 'given',
  rateLimit: perMinute(10),
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await signUpByEmail(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: true }
  },
})
