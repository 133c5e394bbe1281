import { checkCode } from '#core/auth/check-code.ts'
import { CheckCode, SignedIn } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { signIn } from '../browser.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/code/check',
  says: 'Sign in or up with the code that was sent',
  who: anyone,
  limit: perMinute(60),
  session: 'given',
  body: CheckCode,
  answers: { 200: SignedIn, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 410: Problem },
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await checkCode(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: entry.created }
  },
})
