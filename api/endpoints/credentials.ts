import { checkNumberCode, sendNumberCode } from '#core/auth/change-number.ts'
import { changePassword, checkReset, forgotPassword, resetPassword } from '#core/auth/change-password.ts'
import { changeEmail, confirmEmail, resendVerification } from '#core/auth/confirm-email.ts'
import { checkPresenceCode, sendPresenceCode } from '#core/auth/presence.ts'
import { anyone, signedIn, signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const credentials = routes({
  'POST /auth/email/confirm': {
    summary: 'Proves an e-mail address with the link that was sent there',
    access: signedInTo('Please sign in first, then confirm the address.'),
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, body, client }) => confirmEmail(ctx, visitor, body.token, client),
  },
  'POST /auth/email/resend': {
    summary: 'Sends the link again to the address that is not yet proven',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: async ({ ctx, visitor }) => void (await resendVerification(ctx, visitor.account.id)),
  },
  'POST /auth/email': {
    summary: 'Adds or changes my e-mail address: the new address gets a link, and is mine once I follow it',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: async ({ ctx, visitor, body }) => void (await changeEmail(ctx, visitor, body)),
  },
  'POST /auth/password/forgot': {
    summary: 'Mails a link to set a new password, if the address has an account',
    access: anyone,
    rateLimit: perMinute(10),
    handle: async ({ ctx, body, client }) => void (await forgotPassword(ctx, body.email, client)),
  },
  'POST /auth/password/reset/check': {
    summary: 'Checks that the link of a mail still sets a password',
    access: anyone,
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client }) => void (await checkReset(ctx, body.token, client)),
  },
  'POST /auth/password/reset': {
    summary: 'Sets a new password with the link of a mail and signs out everywhere',
    access: anyone,
    session: 'taken',
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client, browser }) => {
      await resetPassword(ctx, body, client)
      browser.drop()
      return undefined
    },
  },
  'POST /auth/password': {
    summary: 'Sets or changes my password and signs out every other browser',
    access: signedIn,
    session: 'given',
    rateLimit: perMinute(10),
    handle: async ({ ctx, visitor, body, client, browser }) => {
      browser.give(await changePassword(ctx, visitor, body, client))
      return undefined
    },
  },
  'POST /auth/number/code': {
    summary: 'Sends a code to my present WhatsApp number, or to the new one',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, visitor, body, client }) => sendNumberCode(ctx, visitor.account.id, body, client),
  },
  'POST /auth/number/check': {
    summary: 'Proves my present number, then the new one, which becomes mine',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, visitor, body, client }) => checkNumberCode(ctx, visitor, body, client),
  },
  'POST /auth/presence': {
    summary: 'Sends me a code that shows that it is still me: to my number, or else to my e-mail address',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, visitor, body, client }) => sendPresenceCode(ctx, visitor.account.id, body, client),
  },
  'POST /auth/presence/check': {
    summary: 'Tries the code; with the right one I may set a first password, add an address or delete my account',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, visitor, body, client }) =>
      void (await checkPresenceCode(ctx, visitor.account.id, body, client)),
  },
})
