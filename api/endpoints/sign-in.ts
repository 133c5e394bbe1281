import { signInByEmail, signUpByEmail } from '#core/auth/email-sign-in.ts'
import { finishNumberProof, pollNumberProof, startNumberProof } from '#core/auth/number-proof.ts'
import { checkCode, sendCode } from '#core/auth/send-code.ts'
import { endAllSessions, endOneSession, endOtherSessions, endSession, listSessions } from '#core/auth/sessions.ts'
import { anyone, signedIn } from '../access.ts'
import { signIn } from '../browser.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const signingIn = routes({
  'POST /auth/sign-in': {
    summary: 'Signs in with an e-mail address and a password',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client, browser }) => {
      const entry = await signInByEmail(ctx, body, client)
      await signIn(ctx, browser, entry)
      return { account: entry.session.account, created: false }
    },
  },
  'POST /auth/sign-up': {
    summary: 'Creates a customer account and signs in; the address gets a link that proves it',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(10),
    handle: async ({ ctx, body, client, browser }) => {
      const entry = await signUpByEmail(ctx, body, client)
      await signIn(ctx, browser, entry)
      return { account: entry.session.account, created: true }
    },
  },
  'POST /auth/code': {
    summary: 'Sends a code to a number on WhatsApp, with or without an account',
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, body, client }) => sendCode(ctx, body, client),
  },
  'POST /auth/code/check': {
    summary: 'Signs in or up with the code that was sent',
    access: anyone,
    rateLimit: perMinute(60),
    session: 'given',
    handle: async ({ ctx, body, client, browser }) => {
      const entry = await checkCode(ctx, body, client)
      await signIn(ctx, browser, entry)
      return { account: entry.session.account, created: entry.created }
    },
  },
  'POST /auth/number-proof': {
    summary: 'Gives a code to send to our number, which proves the number that sends it',
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, body, client }) => startNumberProof(ctx, body, client),
  },
  'POST /auth/number-proof/state': {
    summary: 'Tells if the code has arrived, and what the phone said',
    access: anyone,
    rateLimit: perMinute(120),
    handle: ({ ctx, body }) => pollNumberProof(ctx, body.token),
  },
  'POST /auth/number-proof/finish': {
    summary: 'Signs in or up once the phone has said yes',
    access: anyone,
    rateLimit: perMinute(60),
    session: 'given',
    handle: async ({ ctx, body, client, browser }) => {
      const entry = await finishNumberProof(ctx, body.token, client)
      await signIn(ctx, browser, entry)
      return { account: entry.session.account, created: entry.created }
    },
  },
  'GET /auth/session': {
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
  },
  'POST /auth/sign-out': {
    summary: 'Signs out in this browser; does nothing if nobody is signed in',
    access: anyone,
    rateLimit: perMinute(60),
    session: 'taken',
    handle: async ({ ctx, browser }) => {
      await endSession(ctx, browser.token)
      browser.drop()
      return undefined
    },
  },
  'POST /auth/sign-out-everywhere': {
    summary: 'Signs me out in every browser, this one included',
    access: signedIn,
    session: 'taken',
    rateLimit: perMinute(10),
    handle: async ({ ctx, visitor, browser }) => {
      await endAllSessions(ctx, visitor.account.id)
      browser.drop()
      return undefined
    },
  },
  'POST /auth/sign-out-others': {
    summary: 'Signs me out in every browser but this one',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: async ({ ctx, visitor }) => void (await endOtherSessions(ctx, visitor)),
  },
  'GET /auth/sessions': {
    summary: 'Lists the browsers in which I am signed in',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, visitor }) => listSessions(ctx, visitor),
  },
  'DELETE /auth/sessions/:id': {
    summary: 'Signs out one of my browsers',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, visitor, params }) => void (await endOneSession(ctx, visitor.account.id, params.id)),
  },
})
