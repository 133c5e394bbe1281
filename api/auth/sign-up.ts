import { signUpByEmail } from '#core/auth/email-sign-in.ts'
import { SignedIn } from '#core/contracts/auth.ts'
import { SignUpByEmail } from '#core/contracts/forms/account.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { signIn } from '../browser.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/sign-up',
  says: 'Make a customer account and sign in; the address gets a link that proves it',
  who: anyone,
  session: 'given',
  limit: perMinute(10),
  body: SignUpByEmail,
  answers: { 201: SignedIn, 503: Problem },
  handle: async ({ ctx, body, client, browser }) => {
    const entry = await signUpByEmail(ctx, body, client)
    await signIn(ctx, browser, entry)
    return { account: entry.session.account, created: true }
  },
})
