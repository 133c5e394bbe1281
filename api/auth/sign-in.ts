import { signInByEmail } from '#core/auth/email-sign-in.ts'
import { SignedIn } from '#core/contracts/auth.ts'
import { SignInByEmail } from '#core/contracts/forms/account.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { signIn } from '../browser.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/sign-in',
  says: 'Sign in with an e-mail address and a password',
  who: anyone,
  session: 'given',
  limit: perMinute(30),
  body: SignInByEmail,
  answers: { 200: SignedIn, 401: Problem, 503: Problem },
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await signInByEmail(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: false }
  },
})
