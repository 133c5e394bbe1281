import { finishNumberProof } from '#core/auth/number-proof.ts'
import { PollToken, SignedIn } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { signIn } from '../browser.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/number-proof/:token',
  says: 'Sign in or up once the phone has said yes',
  who: anyone,
  limit: perMinute(60),
  session: 'given',
  params: PollToken,
  answers: { 200: SignedIn, 403: Problem, 404: Problem, 409: Problem },
  handle: async ({ ctx, params, client, browser }) => {
    const entry = await finishNumberProof(ctx, params.token, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: entry.created }
  },
})
