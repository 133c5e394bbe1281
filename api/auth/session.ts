import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /auth/session', {
  summary: 'Tells who is signed in, and prolongs the session',
  access: anyone,
  rateLimit: perMinute(120),
  session: 'renewed',
  handle: ({ visitor, browser }) => {
    if (browser.token && visitor) browser.give({ token: browser.token, expiresAt: visitor.expiresAt })
    else if (browser.token) browser.drop()
    return visitor
      ? { signedIn: true as const, account: visitor.account, expiresAt: visitor.expiresAt.toISOString() }
      : { signedIn: false as const }
  },
})
