import type { AdminEntry } from '#core/admin-entry/sign-in.ts'
import type { Context } from '#core/context.ts'
import { type Browser, signIn } from '../../browser.ts'

/** Gives the browser the admin's session. */
export async function enter(ctx: Context, browser: Browser, { session, recoveryCodesLeft }: AdminEntry) {
  await signIn(ctx, browser, { session, created: false })
  return { account: session.account, recoveryCodesLeft }
}
