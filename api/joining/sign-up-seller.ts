import { signUpSeller } from '#core/joining/sign-up-seller.ts'
import { anyone } from '../access.ts'
import { signIn } from '../browser.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/seller-sign-up', {
  summary: 'Creates a business account with its first shop, which waits for approval, and signs in',
  access: anyone,
  session: 'given',
  rateLimit: perMinute(10),
  handle: async ({ ctx, body, client, browser }) => {
    const { shop, ...entry } = await signUpSeller(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: true as const, shop }
  },
})
