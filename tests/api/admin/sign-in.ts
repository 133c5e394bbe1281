import { codeOfKey, makeRecoveryCodes, newKey, newSecretCode, seal, setUpHash } from '#core/auth/admin/authenticator.ts'
import { hashPassword } from '#core/auth/secrets.ts'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { giveEmail } from '#db/queries/accounts/accounts.ts'
import { dropFactors } from '#db/queries/admin/factors.ts'
import { newEmail, password } from '../auth/mailbox.ts'
import { type Answer, type Ask, ask, cookieOf, ctx } from '../auth/site.ts'
import { becomeAdmin, makePerson } from '../contract/world.ts'

const passwordHash = await hashPassword(password)

/** An admin with a password, an authenticator and recovery codes, who is signed in nowhere. */
export async function makeAdminToSignIn(roles: AdminRole[] = ['owner']) {
  const email = newEmail()
  const { accountId, contactId, number } = await makePerson()
  await giveEmail(ctx.db, accountId, email, ctx.clock.now())
  await ctx.db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
  await becomeAdmin({ accountId }, roles)
  await ctx.db.updateTable('session').set({ revoked_at: ctx.clock.now() }).where('account_id', '=', accountId).execute()
  const key = newKey()
  const sealed_key = seal(ctx.config, accountId, key)
  await ctx.db
    .insertInto('admin_authenticator')
    .values({ account_id: accountId, sealed_key, since: ctx.clock.now() })
    .execute()
  const recoveryCodes = await makeRecoveryCodes(ctx, accountId)
  return { email, accountId, contactId, number, key, recoveryCodes, code: () => codeOfKey(key, ctx.clock.now()) }
}
export type AdminToSignIn = Awaited<ReturnType<typeof makeAdminToSignIn>>

export const passwordStep = ({ email }: Pick<AdminToSignIn, 'email'>, typed = password, more: Ask = {}) =>
  ask('POST', '/api/admin/sign-in', { body: { email, password: typed }, ...more })

export const codeStep = (challenge: unknown, code: string, more: Ask = {}): Promise<Answer> =>
  ask('POST', '/api/admin/sign-in/code', { body: { challenge, code }, ...more })

/** As the command on the server does for an admin without a second factor. */
export async function giveSetUpCode({ accountId }: Pick<AdminToSignIn, 'accountId'>): Promise<string> {
  await dropFactors(ctx.db, accountId)
  const code = newSecretCode(20)
  await ctx.db
    .updateTable('admin')
    .set({ set_up_hash: setUpHash(ctx, accountId, code), set_up_until: addMinutes(ctx.clock.now(), 60) })
    .where('account_id', '=', accountId)
    .execute()
  return code
}

/** Both steps; returns the cookie. */
export async function signIn(admin: AdminToSignIn, more: Ask = {}): Promise<string> {
  const { json } = await passwordStep(admin, undefined, more)
  return cookieOf(await codeStep(json.challenge, admin.code(), more))
}
