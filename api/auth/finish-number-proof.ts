import { finishNumberProof } from '#core/auth/number-proof.ts'
import { anyone } from '../access.ts'
import { signIn } from '../browser.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/number-proof/finish', {
  summary: 'Signs in or up once the phone has said yes',
  access: anyone,
  rateLimit: perMinute(60),
  session: 'given',
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await finishNumberProof(ctx, body.token, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: entry.created }
  },
})
