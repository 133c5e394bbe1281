import { accountsByEmail, type ProfileRow, profileRow, updateAccount } from '#db/queries/accounts/accounts.ts'
import { endEmailChanges, endEmailLinks, isEmailLinkOpen, spendEmailLink } from '#db/queries/accounts/auth.ts'
import { endChallengesOf } from '#db/queries/admin/factors.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ChangePassword, ResetPassword } from '../contracts/auth.ts'
import { record } from '../events.ts'
import { transaction } from '../transaction.ts'
import { mailNotice } from './account-mail.ts'
import { confirmPerson, lockSignedIn, proveEmail, recordAccountChange } from './confirm-email.ts'
import { type Client, countAddress, countResetTo } from './limits.ts'
import type { SignedInVisitor } from './presence.ts'
import { emailLinkGone, wrongPassword } from './refusals.ts'
import { hashChosenPassword, hashOf, isToken } from './secrets.ts'
import { endSessionsOf, type NewSession, openSession } from './sessions.ts'

/**
 * Mails a link that sets a new password, if the address has an account. For any other address the answer and the work
 * until then are the same. Throws TOO_MANY_REQUESTS.
 */
export async function forgotPassword(ctx: Context, email: string, client: Client): Promise<void> {
  await countAddress(ctx, 'link', client)
  const { owner, claimants } = await accountsByEmail(ctx.db, email)
  if ((await countResetTo(ctx, email)) !== undefined) return
  await record(ctx, { type: 'account.reset_asked', accountId: (owner ?? claimants[0])?.id ?? null })
}

/** Does nothing if the link still sets a password. Throws LINK_GONE, TOO_MANY_REQUESTS. */
export async function checkReset(ctx: Context, token: string, client: Client): Promise<void> {
  await countAddress(ctx, 'link', client)
  if (!isToken(token) || !(await isEmailLinkOpen(ctx.db, { ...resetLink(ctx, token) }))) throw emailLinkGone()
}

/**
 * Sets a new password through the link of a mail, which proves the address as well, and signs the account out
 * everywhere. Throws LINK_GONE, TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export async function resetPassword(ctx: Context, { token, password }: ResetPassword, client: Client): Promise<void> {
  await checkReset(ctx, token, client)
  const password_hash = await hashChosenPassword(password)
  await transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const link = await spendEmailLink(ctx.db, resetLink(ctx, token))
    const account = link && (await profileRow(ctx.db, link.account_id, at))
    if (!link || account?.email?.toLowerCase() !== link.email.toLowerCase()) throw emailLinkGone()
    if (!account.email_verified_at) await proveEmail(ctx, account, link.email)
    await keepPassword(ctx, account, password_hash)
    await tellChanged(ctx, { ...account, email: link.email })
  })
}

/**
 * Changes the password of the signed-in account and signs out every other browser; this one gets a new session. A first
 * password needs a code in place of the present password. Throws WRONG_PASSWORD, TOO_MANY_PASSWORDS, PRESENCE_NEEDED,
 * SIGN_IN_REQUIRED, AUTH_UNAVAILABLE.
 */
export async function changePassword(
  ctx: Context,
  { sessionId, account: { id: accountId } }: SignedInVisitor,
  { current, password, presence }: ChangePassword,
  client: Client,
): Promise<NewSession> {
  const account = await profileRow(ctx.db, accountId, ctx.clock.now())
  if (!account) throw wrongPassword()
  await confirmPerson(ctx, account, { password: current, presence })
  const password_hash = await hashChosenPassword(password)
  return transaction(ctx, async (ctx) => {
    const before = await lockSignedIn(ctx, accountId, sessionId)
    await keepPassword(ctx, account, password_hash)
    if (account.email && account.email_verified_at) await tellChanged(ctx, { ...account, email: account.email })
    return openSession(ctx, accountId, client, before.opened_by, before)
  })
}

async function keepPassword(ctx: Context, account: ProfileRow, password_hash: string): Promise<void> {
  const at = ctx.clock.now()
  const { id: accountId } = account
  await recordAccountChange(ctx, accountId, { what: 'password', password_hash: account.password_hash })
  await updateAccount(ctx.db, accountId, { password_hash, updated_at: at })
  await endSessionsOf(ctx, accountId)
  await endEmailLinks(ctx.db, accountId, 'reset', at)
  // Somebody who knew the old password may have asked for an address of their own.
  await endEmailChanges(ctx.db, accountId, at)
  if (account.role === 'admin') await noteAdminPassword(ctx, account)
}

/** The second factor of an admin stays; what the old password has begun ends. */
async function noteAdminPassword(ctx: Context, { id, contact_id }: ProfileRow): Promise<void> {
  await endChallengesOf(ctx.db, id, ctx.clock.now())
  const after = { password: 'changed' }
  await noteAudit(ctx, { contactId: contact_id, action: 'update', entity: 'admin', entityId: id, after })
}

type Told = Pick<ProfileRow, 'id' | 'role' | 'contact_id'> & { email: string }

const tellChanged = (ctx: Context, { id, role, contact_id, email }: Told) =>
  mailNotice(ctx, { accountId: id, contactId: contact_id, email }, (say) => say.passwordChanged, {
    path: `${role === 'admin' ? '/admin-login' : '/login'}?forgot=1`,
  })

const resetLink = (ctx: Context, token: string) => ({
  tokenHash: hashOf(ctx, 'email link', token),
  purpose: 'reset' as const,
  at: ctx.clock.now(),
})
