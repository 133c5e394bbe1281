import { SessionAnswer } from '#core/contracts/auth.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/auth/session',
  says: 'Who is signed in. Asking prolongs the session, so the cookie is given anew',
  who: anyone,
  limit: perMinute(120),
  session: 'renewed',
  answers: { 200: SessionAnswer },
  handle: ({ visitor, browser }) => {
    if (browser.token && visitor) browser.give({ token: browser.token, expiresAt: visitor.expiresAt })
    else if (browser.token) browser.drop()
    return visitor
      ? { signedIn: true as const, account: visitor.account, expiresAt: visitor.expiresAt.toISOString() }
      : { signedIn: false as const }
  },
})
