import { insertAccountChange } from '#db/queries/accounts/account-changes.ts'
import { lockAccount } from '#db/queries/accounts/accounts.ts'
import { openSessionRow, type SessionFacts } from '#db/queries/accounts/sessions.ts'
import type { Context } from '../context.ts'
import { signInFirst } from './refusals.ts'

type Before =
  | { what: 'password'; password_hash: string | null }
  | { what: 'email'; email: string | null; email_verified_at: Date | null }
  | { what: 'number'; number: string | null }

/**
 * Keeps the password, address or number that the account had until now, so that 'It was not me' can bring it back. Call
 * it in the transaction of the change.
 */
export const recordAccountChange = (ctx: Context, accountId: string, before: Before) =>
  insertAccountChange(ctx.db, { account_id: accountId, at: ctx.clock.now(), ...before })

/**
 * Makes changes of one account wait for each other, and refuses a change if its browser was signed out meanwhile. Call
 * it in the transaction of the change. Returns how the session was opened. Throws SIGN_IN_REQUIRED.
 */
export async function lockSignedIn(ctx: Context, accountId: string, sessionId: string): Promise<SessionFacts> {
  await lockAccount(ctx.db, accountId)
  const session = await openSessionRow(ctx.db, sessionId, ctx.clock.now())
  if (!session) throw signInFirst()
  return session
}
