import { adminRow, spendSetUp } from '#db/queries/admin/admins.ts'
import { noteSetUp } from '#db/queries/admin/challenges.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { type Client, countAddress } from '../auth/limits.ts'
import type { Context } from '../context.ts'
import type { AdminCode, NewAuthenticator, StartSetUp } from '../contracts/admin/entry/sign-in.ts'
import { CHALLENGE_TRIES } from '../rules/admin/entry.ts'
import { transaction } from '../transaction.ts'
import { beginAuthenticator, takeNextKey } from './authenticator.ts'
import { given, tryOf } from './challenge.ts'
import { countCode } from './limits.ts'
import { makeRecoveryCodes, setUpHash } from './recovery-codes.ts'
import { signInOver, wrongFactor } from './refusals.ts'
import { type AdminEntry, enterConsole, noteFailed } from './sign-in.ts'

/**
 * The first sign-in: who has the password and the code that the command printed gets the key of a new authenticator.
 * Throws WRONG_CODE, SIGN_IN_OVER, TOO_MANY_REQUESTS.
 */
export async function startSetUp(
  ctx: Context,
  { challenge, setUpCode }: StartSetUp,
  client: Client,
): Promise<NewAuthenticator> {
  await countAddress(ctx, 'check', client)
  const { account_id: accountId, tries_left } = await tryOf(ctx, challenge, 'sign_in')
  const admin = accountId ? await adminRow(ctx.db, accountId) : undefined
  if (!accountId || !admin) throw signInOver()
  const isOpen = admin.set_up_until !== null && admin.set_up_until > ctx.clock.now()
  if (!isOpen || admin.set_up_hash !== setUpHash(ctx, accountId, setUpCode)) {
    await noteFailed(ctx, accountId, 'set_up', tries_left)
    throw wrongFactor('Invalid set-up code.', tries_left)
  }
  return transaction(ctx, async (ctx) => {
    await noteSetUp(ctx.db, given(ctx, challenge, 'sign_in'), CHALLENGE_TRIES)
    return beginAuthenticator(ctx, accountId, admin.email ?? admin.name)
  })
}

/**
 * The first code of the new authenticator: it is in force, and the admin signed in. Throws WRONG_CODE, SIGN_IN_OVER,
 * NOT_ALLOWED, TOO_MANY_FACTORS, TOO_MANY_REQUESTS.
 */
export async function finishSetUp(
  ctx: Context,
  { challenge, code }: AdminCode,
  client: Client,
): Promise<AdminEntry & { recoveryCodes: string[] }> {
  await countAddress(ctx, 'check', client)
  const { account_id: accountId, set_up_at, tries_left } = await tryOf(ctx, challenge, 'sign_in')
  if (!accountId || !set_up_at) throw signInOver()
  await countCode(ctx, accountId, client)
  const done = await transaction(ctx, async (ctx) => {
    const admin = await adminRow(ctx.db, accountId)
    if (!admin) throw adminsOnly()
    if (!(await takeNextKey(ctx, accountId, code))) return undefined
    // Of two browsers with the same code of the command, one gets in.
    if (!(await spendSetUp(ctx.db, accountId, admin.set_up_hash ?? '', ctx.clock.now()))) throw signInOver()
    const recoveryCodes = await makeRecoveryCodes(ctx, accountId)
    return { ...(await enterConsole(ctx, { challenge, accountId, by: 'set_up' }, client)), recoveryCodes }
  })
  if (done) return done
  await noteFailed(ctx, accountId, 'set_up', tries_left)
  throw wrongFactor('Invalid code.', tries_left)
}
