import { confirmAgain, finishSetUp, startConfirm, startSetUp } from '#core/auth/admin/set-up.ts'
import type { AdminEntry } from '#core/auth/admin/sign-in.ts'
import {
  beginAdminSignIn,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
  startPasskeySignIn,
} from '#core/auth/admin/sign-in.ts'
import type { Context } from '#core/context.ts'
import { adminFor, anyone } from '../../access.ts'
import { type Browser, signIn } from '../../browser.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('overview')

/** Gives the browser the admin's session. */
async function enter(ctx: Context, browser: Browser, { session, recoveryCodesLeft }: AdminEntry) {
  await signIn(ctx, browser, { session, created: false })
  return { account: session.account, recoveryCodesLeft }
}

export const adminSignIn = routes({
  'POST /admin/sign-in': {
    summary: 'The first step of an admin’s sign-in: address and password. It opens no session',
    access: anyone,
    rateLimit: perMinute(30),
    handle: ({ ctx, body, client }) => beginAdminSignIn(ctx, body, client),
  },
  'POST /admin/sign-in/code': {
    summary: 'The second step of an admin’s sign-in, with a code of the authenticator',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client, browser }) => enter(ctx, browser, await signInWithCode(ctx, body, client)),
  },
  'POST /admin/sign-in/recovery-code': {
    summary: 'The second step of an admin’s sign-in, with a recovery code',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client, browser }) =>
      enter(ctx, browser, await signInWithRecoveryCode(ctx, body, client)),
  },
  'POST /admin/sign-in/passkey/start': {
    summary: 'What a browser needs to sign an admin in with a passkey',
    access: anyone,
    rateLimit: perMinute(30),
    handle: ({ ctx, body, client }) => startPasskeySignIn(ctx, body, client),
  },
  'POST /admin/sign-in/passkey': {
    summary: 'The second step of an admin’s sign-in, with a passkey, after the password or without it',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client, browser }) => enter(ctx, browser, await signInWithPasskey(ctx, body, client)),
  },
  'POST /admin/sign-in/set-up': {
    summary:
      'The first sign-in of an admin, with the code that the command on the server printed: the key of an authenticator',
    access: anyone,
    rateLimit: perMinute(30),
    handle: ({ ctx, body, client }) => startSetUp(ctx, body, client),
  },
  'POST /admin/sign-in/set-up/finish': {
    summary: 'The first code of a new authenticator signs the admin in and shows recovery codes once',
    access: anyone,
    session: 'given',
    rateLimit: perMinute(30),
    handle: async ({ ctx, body, client, browser }) => {
      const { recoveryCodes, ...entry } = await finishSetUp(ctx, body, client)
      await enter(ctx, browser, entry)
      return { recoveryCodes }
    },
  },
  'POST /admin/confirm/passkey': {
    summary: 'What a browser needs to confirm with a passkey',
    access: admin,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor }) => startConfirm(ctx, actor),
  },
  'POST /admin/confirm': {
    summary: 'Shows the second factor again, so that dangerous acts are possible for ten minutes',
    access: admin,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, visitor, body }) => void (await confirmAgain(ctx, actor, visitor, body)),
  },
})
